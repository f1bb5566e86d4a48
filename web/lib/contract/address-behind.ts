/** An address as proxies write it: IPv4 with or without a port, IPv6 with or without brackets and a port. */
const form =
  /^(?:\[([\da-f:.]{2,45})\](?::\d+)?|((?:\d{1,3}\.){3}\d{1,3})(?::\d+)?|([\da-f:.]*:[\da-f:.]+))$/i

type Connection = {
  /** Address of the connecting client. */
  connected: string
  /** `X-Forwarded-For`, if there is one; several of them are one, with commas. */
  forwarded: string | undefined
  /** How many proxies of ours stand in front, each of which adds the address that it saw. */
  proxies: number
}

/**
 * The address that a request comes from: the one that the outermost of our own proxies saw. What stands left
 * of it is the visitor's own word, and where nothing readable stands, the connection counts.
 */
export function addressBehind({ connected, forwarded = '', proxies }: Connection): string {
  if (proxies < 1) return connected
  const [, bracketed, v4, v6] = form.exec(forwarded.split(',').at(-proxies)?.trim() ?? '') ?? []
  return bracketed ?? v4 ?? v6 ?? connected
}
