// The server did not accept a connection: not the letter's fault, and the next letter would fail too.
const unreachable = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EAUTH',
])

export function isUnreachable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && unreachable.has(String(error.code))
}
