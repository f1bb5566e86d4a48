import type { APIRequestContext } from '@playwright/test'
import type { RouteRow } from '../base/routing/route-row'
import { type RouteName, routes } from '../base/routing/routes'
import { startSeparateWeb } from './own-web'
import { cookieOf, expect, slugs, test } from './test'

// The browser reports the responses that the test provokes, and React the page that could not be rendered.
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

/** Pages of links in e-mails: they contain no personal data, and the cms is called only when they are submitted. */
const forms = new Set<string>([
  'resetPassword',
  'confirmEmail',
  'undoEmail',
  'paymentSuccess',
  'confirmNewsletter',
  'unsubscribe',
] satisfies RouteName[])

/** Every built page, except those of admins. */
const pages = Object.entries<RouteRow>(routes)
  .filter(([, row]) => row.isBuilt && row.guard !== 'admin')
  .map(([name, { path: written, ...row }]) => ({
    ...row,
    // The list of videos is cached for all, so it is available without the cms.
    isPersonal:
      !!(row.guard || row.tiers || row.isSecret) &&
      !forms.has(name) &&
      !['videos', 'video'].includes(name),
    path:
      written.replace(/\[\w+\]/g, (blank) => slugOf[blank] ?? token) +
      (queries[name as RouteName] ?? ''),
  }))

/** Personal pages are not available without the cms. */
const personalPages = pages.filter(({ isPersonal }) => isPersonal)

const calls = [
  '/api/user/me',
  '/api/relationship?a=1984-06-12&b=1991-03-08',
  '/api/picture?kind=share&shape=story&token=some',
  '/api/mydatabase-csv',
  `/api/analysis/download/${token}`,
  `/api/calendar/${token}.ics`,
  '/uploads/nothing.webp',
]

/** Any response counts. The limit of five seconds is measured separately (scripts/attack/faults/outages). */
const timeout = 15_000

/** Sends a request. */
async function sendRequest(request: APIRequestContext, address: string, cookie: string) {
  // A new connection: a reused one may be closed at the same moment.
  const headers = { cookie, 'sec-fetch-site': 'same-origin', connection: 'close' }
  const answer = await request.get(address, { headers, timeout, maxRedirects: 0 })
  const [status, later] = [answer.status(), answer.headers()['retry-after'] ?? '']
  return { status, later, text: await answer.text(), answer }
}

/** Below the number of requests that one person may have at a time (server/admission/lanes). */
const batchSize = 15

/** Each check waits for seconds, so they run concurrently. */
async function inBatches<T>(all: readonly T[], check: (one: T) => Promise<void>) {
  for (let from = 0; from < all.length; from += batchSize) {
    await Promise.all(all.slice(from, from + batchSize).map(check))
  }
}

test('cached pages are served while the cms is away, others report it with a message', async ({
  request,
  page,
  words,
}) => {
  const { gate, url, end } = await startSeparateWeb(request)
  const cookie = await cookieOf('paid-yearly')
  try {
    const result = `${url}/kronoworksheet/visitor?date=1984-06-12`
    const seen = [`${url}/`, `${url}/description/mi-a-krono`, `${url}/payment`, result]
    for (const one of seen) expect((await request.get(one)).status(), one).toBe(200)
    for (const state of ['gone', 'silent'] as const) {
      gate.turn(state)
      for (const one of seen) expect((await sendRequest(request, one, '')).status, one).toBe(200)
      expect((await sendRequest(request, result, '')).text).toContain('3644027')
      await inBatches(personalPages, async ({ path: address }) => {
        const { status, later, text, answer } = await sendRequest(request, url + address, cookie)
        expect([status, Number(later) > 0], `${address}, ${state}`).toEqual([503, true])
        expect(text, address).toContain(words.error.title)
        expect(answer.headers()['cache-control'], address).toContain('no-store')
      })
      // Pages that were not cached get a response or 503; nothing breaks.
      await inBatches(pages, async ({ path: address }) => {
        const { status, later } = await sendRequest(request, url + address, '')
        const isSentToLogin = status === 401 || (status >= 300 && status < 400)
        // The cached list shows that there is none with this name.
        const isNone = status === 404 && address.endsWith(token)
        const isFine =
          isNone || status === 200 || isSentToLogin || (status === 503 && Number(later) > 0)
        expect(isFine, `${address}, ${state}: ${status}`).toBe(true)
      })
      await inBatches(calls, async (call) => {
        const { status, later } = await sendRequest(request, url + call, cookie)
        expect([status, Number(later) > 0], `${call}, ${state}`).toEqual([503, true])
      })
    }
    await page.goto(`${url}/krono/${token}`)
    await expect(page.getByRole('heading', { name: words.error.title })).toBeVisible()
    gate.turn('there')
    await page.getByRole('button', { name: words.error.retry }).click()
    await expect(page.getByRole('heading', { name: words.error.title })).toHaveCount(0)
    for (const { path: address } of personalPages) {
      expect((await sendRequest(request, url + address, cookie)).status, address).toBeLessThan(500)
    }
    // Otherwise the page may send a request after the servers have stopped.
    await page.goto('about:blank')
  } finally {
    await end()
  }
})
