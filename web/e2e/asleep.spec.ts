import { awake } from './awake'
import { birthDay, expect, test, visitAs } from './test'

test.use({ isSomebodyThere: false })

const result = '/kronoworksheet/visitor?date=1984-06-12'
const asleep = 'script[type=asleep]'

test.beforeEach(async ({ request }) => {
  for (const path of ['/', result])
    await expect.poll(async () => (await request.get(path)).headers()['x-nextjs-cache']).toBe('HIT')
})

test('a page runs nothing until somebody is there, and has it at hand by then', async ({
  page,
}) => {
  await page.goto('/')
  const still = await page.locator(asleep).count()
  expect(still).toBeGreaterThan(5)
  await expect(page.locator('link[rel=preload][as=script]')).toHaveCount(still)
  expect(await page.evaluate(() => 'next' in window)).toBe(false)
  await page.mouse.move(9, 9)
  await awake(page)
  await expect(page.locator(asleep)).toHaveCount(0)
})

test('it wakes by itself five seconds after it was there', async ({ page }) => {
  const begun = Date.now()
  await page.clock.install({ time: begun })
  await page.goto('/')
  // It was there a little later than it was asked for.
  await page.clock.pauseAt(begun + 4900)
  expect(await page.locator(asleep).count()).toBeGreaterThan(5)
  await page.clock.runFor(30_000)
  await expect(page.locator(asleep)).toHaveCount(0)
})

test('the press that wakes it is not lost', async ({ page, words }) => {
  await page.goto(result)
  await page.getByRole('button', { name: words.share.open }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('where its scripts do not come', () => {
  test.use({ allowed: [/ERR_FAILED/] })

  test("a press is the browser's own", async ({ page, words, deployment }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
    await page.goto('/')
    await page.getByLabel(words.date.birthDate).first().fill(birthDay[deployment])
    await page.getByRole('button', { name: words.person.submit }).click()
    await expect(page.getByText('3644027').first()).toBeVisible()
  })
})

test("a member's page does not sleep", async ({ page, context, baseURL }) => {
  await visitAs(context, 'subscriber-yearly', baseURL ?? '')
  await page.goto('/')
  await awake(page)
  await page.goto('/')
  await awake(page)
  await expect(page.locator(asleep)).toHaveCount(0)
})
