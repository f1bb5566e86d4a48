const longest = 500
const address = /[^\s<>"']+@[^\s<>"']+/gu

/** What went wrong, in one line and without anybody's address: servers like to repeat it. */
export function describeFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(address, '…').replace(/\s+/gu, ' ').slice(0, longest)
}
