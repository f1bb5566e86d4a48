import { env } from '@/env'

const ownOrigin = new URL(env.PUBLIC_URL).origin

/**
 * Whether a request comes from one of our pages; required for changes (architecture, 5). Browsers send Sec-Fetch-Site,
 * which pages cannot forge; older ones and plain HTTP send Origin only. A caller without both headers is not a
 * visitor's browser.
 */
export function isFromOwnPage({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  return site ? site === 'same-origin' : headers.get('origin') === ownOrigin
}
