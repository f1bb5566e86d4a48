const minuteMs = 60_000

/** Pauses before the next tries; after the last one the letter is dead. */
export const pausesMs = [1, 5, 30, 120, 360, 1440].map((minutes) => minutes * minuteMs)

const longest = 500
const address = /[^\s<>"']+@[^\s<>"']+/gu

/** What went wrong, in one line and without anybody's address: servers like to repeat it. */
export function describeFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(address, '…').replace(/\s+/gu, ' ').slice(0, longest)
}

// The server did not even listen: that says nothing about the letter, and the next would fare no better.
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
