/** Whether a unique index refused, in SQLite or in PostgreSQL. */
export function isDuplicate(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === '23505'
}
