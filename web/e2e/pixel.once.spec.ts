import { open, waitForHydration } from './hydrated'
import { standIn, watchOthers } from './pixel-stand-in'
import { expect, test } from './test'

test.use({ hasChosen: false, allowed: [/40\d/] })

const script = 'https://connect.facebook.net/en_US/fbevents.js'

test('no third party gets data of a visitor before consent or after its withdrawal', async ({
  page,
  baseURL,
  words,
}) => {
  const others = await watchOthers(page, baseURL ?? '')
  const views = () => others.filter((url) => url.includes('track+PageView')).length
  const footer = page.getByRole('contentinfo')
  const follow = async (path: string) => {
    await footer.locator(`a[href="${path}"]`).click()
    await page.waitForURL(`**${path}`)
    await waitForHydration(page)
  }

  await open(page, '/')
  await page.getByText(words.consent.manage, { exact: true }).click()
  await follow('/privacypolicy')
  expect(others).toEqual([])

  await page.getByRole('button', { name: words.consent.acceptAll }).click()
  await expect.poll(views).toBe(1)
  expect(others[0]).toBe(script)
  await follow('/biorhythm')
  await expect.poll(views).toBe(2)
  await open(page, '/')
  await expect.poll(views).toBe(3)
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('_fbp')

  await page.getByRole('button', { name: words.consent.settings }).click()
  await page.getByRole('button', { name: words.consent.decline }).click()
  const before = others.length
  await follow('/privacypolicy')
  await follow('/biorhythm')
  await open(page, '/')
  expect(others).toHaveLength(before)
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['selection'])
})

test('declining loads nothing from third parties', async ({ page, baseURL, words }) => {
  const others = await watchOthers(page, baseURL ?? '')
  await page.goto('/')
  await page.getByRole('button', { name: words.consent.decline }).click()
  for (const path of ['/', '/privacypolicy']) await open(page, path)
  expect(others).toEqual([])
})

test('withdrawing while the script is loading keeps it inactive', async ({
  page,
  baseURL,
  words,
}) => {
  const others = await watchOthers(page, baseURL ?? '')
  let arrive: () => void = () => undefined
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(script, async (route) => {
    await arrival
    await route.fulfill({ contentType: 'text/javascript', body: `window.fbq && ${standIn}` })
  })
  await page.goto('/')
  await page.getByRole('button', { name: words.consent.acceptAll }).click()
  await expect.poll(() => others).toEqual([script])
  await page.getByRole('button', { name: words.consent.settings }).click()
  await page.getByRole('button', { name: words.consent.decline }).click()
  await expect.poll(() => page.locator(`script[src="${script}"]`).count()).toBe(0)
  const here = page.waitForResponse(script)
  arrive()
  await (await here).finished()
  await waitForHydration(page)
  expect(others).toEqual([script])
})

test('the pixel never gets an address with a name or a date, nor an admin page', async ({
  page,
  baseURL,
  words,
}) => {
  const others = await watchOthers(page, baseURL ?? '')
  await page.goto('/kronoworksheet/visitor?date=1984-06-12&name=%C3%81gnes')
  await page.getByRole('button', { name: words.consent.acceptAll }).click()
  await waitForHydration(page)
  for (const path of ['/biorhythm?birth=1984-06-12', '/admin', '/admin/stats']) {
    await open(page, path)
  }
  expect(others).toEqual([])
  await open(page, '/biorhythm')
  await expect.poll(() => others.length).toBeGreaterThan(1)
  for (const url of others) expect(decodeURIComponent(url)).not.toMatch(/1984|Ágnes|admin/)
})
