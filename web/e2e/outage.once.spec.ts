import { type ChildProcess, spawn } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { type RouteName, type RouteRow, routes } from '../base/routing/routes'
import { cookieOf, expect, slugs, test } from './test'

const web = path.join(__dirname, '..')
const copy = '.next-outage'
const cms = new URL(process.env.CMS_URL ?? 'http://127.0.0.1:1337')

// The browser tells of the answers that the test provokes, and React of the page that could not be made.
test.use({ allowed: [/503|404|Minified React error|digest|server-side/i] })

/** What the cms does: it answers, it refuses connections, or it takes them and says nothing. */
type State = 'there' | 'gone' | 'silent'

/** Stands before the cms, so that a test can take the cms away from one web alone. */
async function standBeforeCms() {
  let state: State = 'there'
  const server = createServer((asked, answer) => {
    if (state === 'gone') return asked.socket.destroy()
    if (state === 'silent') return
    const { method, headers, url } = asked
    const onward = httpRequest(new URL(url ?? '/', cms), { method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers)
      found.pipe(answer)
    })
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const turn = (to: State) => {
    state = to
    server.closeAllConnections()
  }
  return { port: portOf(server), turn, end: () => server.close() }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

function startWeb(port: number, cmsUrl: string): ChildProcess {
  const bin = path.join(web, 'node_modules/next/dist/bin/next')
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_DIST_DIR: copy,
    CMS_URL: cmsUrl,
  }
  const own = { PORT: String(port), LANGUAGE: 'hun' }
  return spawn(process.execPath, [bin, 'start', '--port', String(port)], {
    cwd: web,
    env: { ...env, ...own },
    stdio: 'ignore',
  })
}

const token = 'x'.repeat(43)
const queries: Partial<Record<RouteName, string>> = {
  resetPassword: `?token=${token}`,
  confirmEmail: `?id=${token}`,
  undoEmail: `?token=${token}`,
  paymentSuccess: `?session_id=cs_test_${token}`,
  visitorWorksheet: '?date=1984-06-12',
}
const slugOf: Record<string, string> = { '[page]': slugs.hun[1], '[id]': 'nothing' }

/** At the end of a link: nothing of anybody stands on them, and what the browser sends or asks is judged then. */
const forms = new Set<string>([
  'resetPassword',
  'confirmEmail',
  'undoEmail',
  'paymentSuccess',
] satisfies RouteName[])

/** Every page that is built, but for those of admins, which are still to come. */
const pages = Object.entries<RouteRow>(routes)
  .filter(([, row]) => row.isBuilt && row.guard !== 'admin')
  .map(([name, { path: written, ...row }]) => ({
    ...row,
    isOfOne: !!(row.guard || row.tiers || row.isSecret) && !forms.has(name),
    path:
      written.replace(/\[\w+\]/g, (blank) => slugOf[blank] ?? token) +
      (queries[name as RouteName] ?? ''),
  }))

/** Whatever is made for one person cannot be had without the cms. */
const ofPersons = pages.filter(({ isOfOne }) => isOfOne)

const calls = [
  '/api/user/me',
  '/api/relationship?a=1984-06-12&b=1991-03-08',
  '/api/picture?kind=chart&shape=story&date=1984-06-12',
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
  // A connection of its own: one that is kept may be closed in the moment in which it is used again.
  const headers = { cookie, 'sec-fetch-site': 'same-origin', connection: 'close' }
  const answer = await request.get(address, { headers, timeout, maxRedirects: 0 })
  const [status, later] = [answer.status(), answer.headers()['retry-after'] ?? '']
  return { status, later, text: await answer.text(), answer }
}

/** Each of them waits for seconds, and none for another. */
const allAtOnce = <T>(all: readonly T[], judge: (one: T) => Promise<void>) =>
  Promise.all(all.map(judge))

/** A web of its own beside a cms that the test can take away. */
async function startBoth(request: APIRequestContext) {
  await rm(path.join(web, copy), { recursive: true, force: true })
  await cp(path.join(web, '.next'), path.join(web, copy), {
    recursive: true,
    filter: (source) => path.basename(source) !== 'cache',
  })
  const gate = await standBeforeCms()
  const port = await freePort()
  const program = startWeb(port, `http://127.0.0.1:${gate.port}`)
  const url = `http://127.0.0.1:${port}`
  const end = async () => {
    program.kill('SIGTERM')
    gate.turn('gone')
    gate.end()
    await rm(path.join(web, copy), { recursive: true, force: true })
  }
  await expect(async () => {
    expect((await request.get(`${url}/api/health`)).status()).toBe(200)
  }).toPass()
  return { gate, url, end }
}

test('pages seen before are served while the cms is away, others say so calmly', async ({
  request,
  page,
  words,
}) => {
  test.setTimeout(300_000)
  const { gate, url, end } = await startBoth(request)
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
      // What nobody saw before is there or cannot be had now; nothing breaks.
      await allAtOnce(pages, async ({ path: address }) => {
        const { status, later } = await ask(request, url + address, '')
        const isSentToLogin = status === 401 || (status >= 300 && status < 400)
        const isFine = status === 200 || isSentToLogin || (status === 503 && Number(later) > 0)
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
    // Else it may ask for something more when nobody is there any longer.
    await page.goto('about:blank')
  } finally {
    await end()
  }
})
