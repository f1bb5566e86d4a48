import { isReferrerHost } from '@krono/contract'

type Asked = { method: string; headers: Pick<Headers, 'get'> }

/** Programs that say what they are. CUBOT is a maker of phones. */
const programs =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|externalhit|embedly|monitor|curl|wget|python|go-http|java\/|okhttp|libwww|scrapy/i

const early = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz', 'next-router-prefetch']

/** Whether a person seems to have followed a link: not a program, a prefetch, or only a look at the headers. */
export function isCounted({ method, headers }: Asked): boolean {
  const agent = headers.get('user-agent') ?? ''
  const isEarly = early.some((name) =>
    /prefetch|prerender|preview|1/i.test(headers.get(name) ?? ''),
  )
  return method === 'GET' && agent !== '' && !programs.test(agent) && !isEarly
}

/** The host of the referring page, or '': nothing else of the address is kept. */
export function referrerHost({ headers }: Pick<Asked, 'headers'>): string {
  const referrer = headers.get('referer') ?? ''
  if (!URL.canParse(referrer)) return ''
  const host = new URL(referrer).hostname.toLowerCase()
  return isReferrerHost(host) ? host : ''
}
