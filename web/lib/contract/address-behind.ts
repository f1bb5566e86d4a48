/** An address in X-Forwarded-For: IPv4 with or without a port, IPv6 with or without brackets and a port. */
const form =
  /^(?:\[([\da-f:.]{2,45})\](?::\d+)?|((?:\d{1,3}\.){3}\d{1,3})(?::\d+)?|([\da-f:.]*:[\da-f:.]+))$/i

type Connection = {
  /** Address of the connecting client. */
  connected: string
  /** The `X-Forwarded-For` header; several headers are joined with commas. */
  forwarded: string | undefined
  /** How many of our own proxies are in front; each appends the address that it saw. */
  proxies: number
}

/**
 * The client address of a request: the one that our outermost proxy saw. Entries left of it can be forged and are
 * ignored. Where the entry is no valid address, the address of the connection is returned.
 */
export function addressBehind({ connected, forwarded = '', proxies }: Connection): string {
  if (proxies < 1) return connected
  const [, bracketed, v4, v6] = form.exec(forwarded.split(',').at(-proxies)?.trim() ?? '') ?? []
  return bracketed ?? v4 ?? v6 ?? connected
}
