import { about } from '../check.ts'
import { ask, jsonOf } from '../lib/ask.ts'
import { assertThat } from '../lib/assert.ts'
import { openBrowser } from '../lib/browser.ts'
import { everyCall } from '../lib/contract.ts'
import { call, demoMember, newPerson } from '../lib/people.ts'
import type { Product } from '../lib/product.ts'
import { everything } from '../lib/tables.ts'

async function consent(product: Product) {
  const others: string[] = []
  const pages = [
    '/',
    '/login',
    '/payment',
    '/gift',
    '/kronoworksheet/visitor?date=1984-06-12',
    '/biorhythm',
    '/personality-test',
    '/description/mi-a-krono',
  ]
  const browser = await openBrowser()
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    page.on('request', (asked) => {
      const { origin, protocol } = new URL(asked.url())
      const isOurs =
        origin === product.env.PUBLIC_URL || protocol === 'data:' || protocol === 'blob:'
      if (!isOurs) others.push(asked.url())
    })
    for (const place of pages) {
      await page.goto(`${product.env.PUBLIC_URL}${place}`, { waitUntil: 'load' })
      // Simulates activity: hydration waits for it (decision deferred-hydration).
      await page.mouse.move(9, 9)
      await page.waitForLoadState('networkidle')
    }
    const cookies = (await context.cookies()).map(({ name }) => name)
    assertThat(others.length === 0, `asked of others: ${others[0]}`)
    assertThat(
      cookies.every((name) => !/^_|fb|ga/.test(name)),
      `cookies: ${cookies.join(', ')}`,
    )
    return `${pages.length} pages in a browser, no request to others, cookies: ${cookies.join(', ') || 'none'}`
  } finally {
    await context.close()
  }
}

async function unsubscribing(product: Product) {
  const person = await newPerson(product, { newsLetter: true })
  const isSubscribed = async () =>
    jsonOf<{ user: { newsLetter: boolean } }>(await person.call('GET', '/user/me')).user.newsLetter
  assertThat(await isSubscribed(), 'no newsletter to end')
  for (const path of [
    '/newsletter/unsubscribe',
    `/newsletter/unsubscribe?email=${person.email}`,
    '/newsletter/unsubscribe?token=x',
  ])
    await person.page(path)
  assertThat(await isSubscribed(), 'a GET ended the newsletter')
  const answer = await person.call('POST', '/user/update', { newsLetter: false })
  assertThat(answer.status === 200 && !(await isSubscribed()), 'one POST does not end it')
  const forged = await ask(product.site, '/api/newsletter/unsubscribe?token=x.y', {
    method: 'POST',
    body: { 'List-Unsubscribe': 'One-Click' },
  })
  assertThat(forged.status === 400, `a forged token: ${forged.status}`)
  const nobody = await call(product, 'POST', '/user/update', { body: { newsLetter: false } })
  assertThat(nobody.status === 401, `a stranger: ${nobody.status}`)
  return 'a GET ends nothing, one POST of the member does, and one of a mail program with the token of its letter'
}

async function getsChangeNothing(product: Product) {
  const member = await demoMember(product, 'yearly-paid')
  const gets = new Set(everyCall.flatMap(({ method, path }) => (method === 'GET' ? path : [])))
  // Some addresses are read by GET, too.
  const posts = everyCall.filter(({ path }) => !gets.has(path))
  const before = await fingerprintOf(product)
  for (const { pathFor } of posts) {
    const answer = await member.call('GET', pathFor('x'))
    assertThat(
      [400, 401, 403, 404, 405].includes(answer.status),
      `GET ${pathFor('x')}: ${answer.status}`,
    )
  }
  for (const path of [
    '/confirm-email?id=x',
    '/reset-password?token=x',
    '/newsletter/unsubscribe?token=x',
    '/claim-coupon?code=X',
    '/gift/x',
    '/invitation/x',
  ])
    await member.page(path)
  const after = await fingerprintOf(product)
  const changed = Object.keys(before).filter((name) => before[name] !== after[name])
  assertThat(changed.length === 0, `changed by a GET: ${changed.join(', ')}`)
  return `${posts.length} calls that change and 6 pages by GET: no row more or less`
}

/** Filled by what happens by the clock, and by Strapi. */
const countedByTheClock = /^(page_views|tasks|strapi_|sqlite_)/

/** How many rows each table has. */
async function fingerprintOf(product: Product) {
  const counts: Record<string, number> = {}
  for (const [name, rows] of await everything(product))
    if (!countedByTheClock.test(name)) counts[name] = rows.length
  return counts
}

export const consents = about('Data', [
  {
    claim: 'Consent before any request',
    what: 'requests of a browser before any choice',
    run: consent,
  },
  {
    claim: 'Unsubscribing is one click',
    what: 'the newsletter by GET and by POST',
    run: unsubscribing,
  },
  {
    claim: 'a GET changes nothing',
    what: 'every call that changes something, by GET',
    when: 'alone',
    run: getsChangeNothing,
  },
])
