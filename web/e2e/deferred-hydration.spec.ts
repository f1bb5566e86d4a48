import { waitForHydration } from './hydrated'
import { birthDay, expect, test, visitAs } from './test'

test.use({ interacts: false })

const result = '/kronoworksheet/visitor?date=1984-06-12'
const deferred = 'script[type=deferred]'

test.beforeEach(async ({ request }) => {
  for (const path of ['/', result])
    await expect.poll(async () => (await request.get(path)).headers()['x-nextjs-cache']).toBe('HIT')
})

test('a page defers its scripts until the first interaction, and has them preloaded', async ({
  page,
}) => {
  // Stops the clock: on a slow machine the page would hydrate after five seconds, during the checks.
  const begun = Date.now()
  await page.clock.install({ time: begun })
  await page.clock.pauseAt(begun + 1)
  await page.goto('/')
  const still = await page.locator(deferred).count()
  expect(still).toBeGreaterThan(5)
  await expect(page.locator('link[rel=preload][as=script]')).toHaveCount(still)
  expect(await page.evaluate(() => 'next' in window)).toBe(false)
  await page.clock.resume()
  await page.mouse.move(9, 9)
  await waitForHydration(page)
  await expect(page.locator(deferred)).toHaveCount(0)
})

test('it hydrates without an interaction five seconds after it loaded', async ({ page }) => {
  const begun = Date.now()
  await page.clock.install({ time: begun })
  await page.goto('/')
  // 4.9 s, because the page loaded a little after the clock was started.
  await page.clock.pauseAt(begun + 4900)
  expect(await page.locator(deferred).count()).toBeGreaterThan(5)
  await page.clock.runFor(30_000)
  await expect(page.locator(deferred)).toHaveCount(0)
})

test('the click that starts the hydration is not lost', async ({ page, words }) => {
  await page.goto(result)
  await page.getByRole('button', { name: words.share.open }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a page view that ends before the hydration is counted, and its referral code is stored', async ({
  page,
}) => {
  const batches: unknown[] = []
  await page.route('**/api/page-views', (route) => {
    batches.push(route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  await page.clock.install()
  await page.goto('/?referralCode=abc123&utm_source=radio')
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  const arrival = { host: '', campaign: ['radio', '', ''] }
  await expect.poll(() => batches).toEqual([{ paths: ['/'], width: expect.any(Number), arrival }])
  expect(await page.evaluate(() => sessionStorage.getItem('referralCode'))).toBe('abc123')
  // After hydration the page counts itself, and is not counted a second time.
  await page.mouse.move(9, 9)
  await waitForHydration(page)
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await expect.poll(() => batches).toHaveLength(2)
})

test.describe('when its scripts cannot be loaded', () => {
  test.use({ allowed: [/ERR_FAILED/] })

  test('a click has the default action of the browser', async ({ page, words, deployment }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
    await page.goto('/')
    await page.getByLabel(words.date.birthDate).first().fill(birthDay[deployment])
    await page.getByRole('button', { name: words.person.submit }).click()
    await expect(page.getByText('3644027').first()).toBeVisible()
  })
})

test("a member's page hydrates without delay", async ({ page, context, baseURL }) => {
  await visitAs(context, 'subscriber-yearly', baseURL ?? '')
  await page.goto('/')
  await waitForHydration(page)
  await page.goto('/')
  await waitForHydration(page)
  await expect(page.locator(deferred)).toHaveCount(0)
})
