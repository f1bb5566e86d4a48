import { env } from '@/env'

const ownOrigin = new URL(env.PUBLIC_URL).origin

/**
 * Whether a request that changes something comes from a page of ours (architecture, 5). Browsers say so
 * in Sec-Fetch-Site, which no page can forge; older ones and plain HTTP have Origin only. A caller that
 * sends neither is no browser of a visitor.
 */
export function isFromOwnPage({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  return site ? site === 'same-origin' : headers.get('origin') === ownOrigin
}
