import { noHost, ownHost } from '@krono/contract'
import { env } from '@/env'
import { loggedPath } from '@/server/observability/log-requests'

const ownHosts: ReadonlySet<string> = new Set([new URL(env.PUBLIC_URL).hostname])
const mostLetters = 200

/** E-mail addresses, dates, and numbers that could be those of a person, in what a stranger wrote. */
const personal = /@|%40|\d{5}|\d{4}-\d\d/

const plain = (text: string) => (personal.test(text) ? '…' : text)

/** A referring host for the sums: without port and `www.`; empty for our own, `-` for none. */
export function plainHost(host: string): string {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  if (!/^[a-z\d][a-z\d.-]*$/.test(name)) return noHost
  if (ownHosts.has(name)) return ownHost
  return name.replace(/^www\./, '').slice(0, mostLetters)
}

/** The three parameters of a campaign as one value; undefined without any. */
export function plainCampaign(parts: readonly string[]): string | undefined {
  const words = parts.map((part) =>
    plain(
      part
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim()
        .toLowerCase(),
    ),
  )
  return words.some(Boolean)
    ? words
        .map((word) => word || '–')
        .join(' / ')
        .slice(0, mostLetters)
    : undefined
}

/** The path of a page that is missing, without secrets and what may be personal. */
export const plainPath = (pathname: string): string =>
  loggedPath(pathname).split('/').map(plain).join('/').replace(/\p{C}/gu, '').slice(0, mostLetters)

/** Where a request came from: the host of its referrer; of our own pages the path. */
export function plainReferrer(referrer: string | undefined): string {
  if (!referrer || !URL.canParse(referrer)) return noHost
  const { hostname, pathname } = new URL(referrer)
  const host = plainHost(hostname)
  return host === ownHost ? plainPath(pathname) : host
}
