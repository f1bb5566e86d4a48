import { sitePath } from './site-path'

/** Where a link set by an admin leads: `host` is undefined for a page of this site. */
export type LinkTarget = { href: string; host?: string }

// The host alone: no user name, no port.
const otherSite = /^https:\/\/[^/?#@:]+([/?#]|$)/iu
const deceiving = /[\\\s\p{C}]/u

/**
 * A path of this site or an https address, as browsers read it: the path without dot segments, the host in ASCII.
 * Undefined for anything else, such as `javascript:`, `//host` and `http:`.
 */
export function readTarget(text: string): LinkTarget | undefined {
  if (text.startsWith('/')) {
    const href = sitePath(text)
    return href !== '/' || text === '/' ? { href } : undefined
  }
  if (!otherSite.test(text) || deceiving.test(text) || !URL.canParse(text)) return undefined
  const { href, hostname, host, username, password } = new URL(text)
  const isPlain = host === hostname && !username && !password && !hostname.endsWith('.')
  return isPlain ? { href, host: hostname } : undefined
}
