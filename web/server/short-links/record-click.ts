import { mostClickRows, networkOf, type ShortLinkClicks } from '@krono/contract'
import { today } from '@/base/clock'
import { visitorAddress } from '@/server/api/visitor-address'
import { askCms } from '@/server/cms/ask-cms'
import { createReporter } from '@/server/page-views/reporter'
import { rateCounter } from '@/server/rate-counter'
import { isCounted, referrerHost } from './is-counted'

const counter = rateCounter('shortLinks')

const { add, sendSoon } = createReporter<ShortLinkClicks[number]>({
  keyOf: ({ name, day, host }) => `${name} ${day} ${host}`,
  most: mostClickRows,
  send: (clicks) => askCms({ endpoint: 'shortLinkClicks', input: { clicks }, caller: {} }),
})

export const sendClicksSoon = sendSoon

/** Adds to the sums of a link, without a trace of the visitor. More clicks of one network than a person makes are not counted. */
export async function recordClick(name: string, request: Request) {
  if (!isCounted(request)) return
  if ((await counter.take(networkOf(visitorAddress(request)))) > 0) return
  add({ name, day: today(), host: referrerHost(request), count: 1 })
}
