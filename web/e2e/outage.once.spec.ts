import type { APIRequestContext } from '@playwright/test'
import type { RouteRow } from '../base/routing/route-row'
import { type RouteName, routes } from '../base/routing/routes'
import { startOwnWeb } from './own-web'
import { cookieOf, expect, slugs, test } from './test'

// The browser tells of the answers that the test provokes, and React of the page that could not be made.
test.use({ allowed: [/503|404|Minified React error|digest|server-side/i] })

const token = 'x'.repeat(43)
const queries: Partial<Record<RouteName, string>> = {
  resetPassword: `?token=${token}`,
  confirmEmail: `?id=${token}`,
  undoEmail: `?token=${token}`,
  paymentSuccess: `?session_id=cs_test_${token}`,
  newsletterPreferences: `?token=${token}`,
  visitorWorksheet: '?date=1984-06-12',
}
const slugOf: Record<string, string> = { '[page]': slugs.hun[1], '[id]': 'nothing' }

/** At the end of a link: nothing of anybody stands on them, and what the browser sends or asks is judged then. */
const forms = new Set<string>([
  'resetPassword',
  'confirmEmail',
  'undoEmail',
  'paymentSuccess',
  'confirmNewsletter',
  'unsubscribe',
] satisfies RouteName[])

/** Every page that is built, but for those of admins, which are still to come. */
const pages = Object.entries<RouteRow>(routes)
  .filter(([, row]) => row.isBuilt && row.guard !== 'admin')
  .map(([name, { path: written, ...row }]) => ({
    ...row,
    // The list of films is cached for all: it is answered without the cms.
    isOfOne:
      !!(row.guard || row.tiers || row.isSecret) &&
      !forms.has(name) &&
      !['videos', 'video'].includes(name),
    path:
      written.replace(/\[\w+\]/g, (blank) => slugOf[blank] ?? token) +
      (queries[name as RouteName] ?? ''),
  }))

/** Whatever is made for one person cannot be had without the cms. */
const ofPersons = pages.filter(({ isOfOne }) => isOfOne)

const calls = [
  '/api/user/me',
  '/api/relationship?a=1984-06-12&b=1991-03-08',
  '/api/picture?kind=share&shape=story&token=some',
  '/api/mydatabase-csv',
  `/api/analysis/download/${token}`,
  `/api/calendar/${token}.ics`,
  '/uploads/nothing.webp',
]

/** An answer that comes at all. That it comes within five seconds is measured alone (scripts/attack/faults/outages). */
const timeout = 15_000

/** An answer, and what it says when it is no success. */
async function ask(request: APIRequestContext, address: string, cookie: string) {
  // A connection of its own: a reused one may be closed in the moment of its use.
  const headers = { cookie, 'sec-fetch-site': 'same-origin', connection: 'close' }
  const answer = await request.get(address, { headers, timeout, maxRedirects: 0 })
  const [status, later] = [answer.status(), answer.headers()['retry-after'] ?? '']
  return { status, later, text: await answer.text(), answer }
}

/** Each of them waits for seconds, and none for another. */
const allAtOnce = <T>(all: readonly T[], check: (one: T) => Promise<void>) =>
  Promise.all(all.map(check))

test('pages seen before are served while the cms is away, others say so calmly', async ({
  request,
  page,
  words,
}) => {
  test.setTimeout(300_000)
  const { gate, url, end } = await startOwnWeb(request)
  const cookie = await cookieOf('paid-yearly')
  try {
    const result = `${url}/kronoworksheet/visitor?date=1984-06-12`
    const seen = [`${url}/`, `${url}/description/mi-a-krono`, `${url}/payment`, result]
    for (const one of seen) expect((await request.get(one)).status(), one).toBe(200)
    for (const state of ['gone', 'silent'] as const) {
      gate.turn(state)
      for (const one of seen) expect((await ask(request, one, '')).status, one).toBe(200)
      expect((await ask(request, result, '')).text).toContain('3644027')
      await allAtOnce(ofPersons, async ({ path: address }) => {
        const { status, later, text, answer } = await ask(request, url + address, cookie)
        expect([status, Number(later) > 0], `${address}, ${state}`).toEqual([503, true])
        expect(text, address).toContain(words.error.title)
        expect(answer.headers()['cache-control'], address).toContain('no-store')
      })
      // Pages not cached before are answered or refused as unavailable; nothing breaks.
      await allAtOnce(pages, async ({ path: address }) => {
        const { status, later } = await ask(request, url + address, '')
        const isSentToLogin = status === 401 || (status >= 300 && status < 400)
        // The cached list says that there is none of this name.
        const isNone = status === 404 && address.endsWith(token)
        const isFine =
          isNone || status === 200 || isSentToLogin || (status === 503 && Number(later) > 0)
        expect(isFine, `${address}, ${state}: ${status}`).toBe(true)
      })
      await allAtOnce(calls, async (call) => {
        const { status, later } = await ask(request, url + call, cookie)
        expect([status, Number(later) > 0], `${call}, ${state}`).toEqual([503, true])
      })
    }
    await page.goto(`${url}/krono/${token}`)
    await expect(page.getByRole('heading', { name: words.error.title })).toBeVisible()
    gate.turn('there')
    await page.getByRole('button', { name: words.error.retry }).click()
    await expect(page.getByRole('heading', { name: words.error.title })).toHaveCount(0)
    for (const { path: address } of ofPersons) {
      expect((await ask(request, url + address, cookie)).status, address).toBeLessThan(500)
    }
    // Otherwise the page may send a request after the servers have stopped.
    await page.goto('about:blank')
  } finally {
    await end()
  }
})
