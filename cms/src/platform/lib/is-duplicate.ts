/** Whether a unique index refused, in SQLite or in PostgreSQL. */
export function isDuplicate(error: unknown): boolean {
  // Not `instanceof Error`: the driver's errors belong to the realm that loaded it first, and tests have several.
  const isCoded = typeof error === 'object' && error !== null && 'code' in error
  const code = isCoded ? error.code : undefined
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === '23505'
}
