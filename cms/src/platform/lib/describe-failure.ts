const longest = 500
const address = /[^\s<>"']+@[^\s<>"']+/gu

/** An error in one line without e-mail addresses, which servers like to repeat. */
export function describeFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(address, '…').replace(/\s+/gu, ' ').slice(0, longest)
}
