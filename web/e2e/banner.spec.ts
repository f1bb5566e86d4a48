import type { Page } from '@playwright/test'
import { loadFonts } from './fonts'
import { declineCookies, expect, test } from './test'

const banner = (page: Page) => page.locator('aside[data-end]')

/** Opens the page without loading any script file. */
const withoutScripts = (page: Page) =>
  page.route('**/_next/**/*.js', (route) => route.abort('blockedbyclient'))

/** Routing disables the cache, so a font would arrive late and shift lines. */
const withoutFonts = (page: Page) =>
  page.route('**/*.woff2', (route) => route.abort('blockedbyclient'))

// Errors that the browser reports for blocked files.
test.use({ allowed: [/ERR_BLOCKED_BY_CLIENT|404/] })

/** Layout shift since the page loaded. */
const movedOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 500)
      }),
  )

/** The displayed countdown, in seconds. */
async function secondsLeft(page: Page) {
  const figures = await banner(page).locator('b').allTextContents()
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = figures.map(Number)
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
}

test('is above the menu on a page with a menu, and its space is reserved from the first byte', async ({
  page,
  viewport,
  words,
}) => {
  await withoutScripts(page)
  await page.goto('/')
  const box = await banner(page).boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, height: viewport?.width === 390 ? 210 : 100 })
  await expect(page.getByRole('complementary', { name: words.banner.label })).toBeVisible()
  await expect(banner(page).locator('time')).toBeVisible()
  await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/biorhythm')
  const header = await page.getByRole('banner').boundingBox()
  expect(header?.y).toBe(box?.height)
})

test('counts from the first paint, before any script file has loaded', async ({ page }) => {
  await withoutScripts(page)
  await page.goto('/')
  const end = Number(await banner(page).getAttribute('data-end'))
  expect(Math.abs((await secondsLeft(page)) - (end - Date.now()) / 1000)).toBeLessThan(30)
})

test('is not above pages with a task to finish', async ({ page }) => {
  for (const path of ['/login?tab=register', '/confirm-email', '/payment/success']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(banner(page), path).toBeHidden()
  }
})

test('is not on pages without a menu', async ({ page }) => {
  await page.goto('/kronoworksheet/visitor')
  await expect(banner(page)).toHaveCount(0)
})

test('counts each second to its end and moves nothing', async ({ page }) => {
  await loadFonts(page)
  await page.goto('/')
  await expect.poll(() => secondsLeft(page)).toBeGreaterThan(86_400)
  const end = Number(await banner(page).getAttribute('data-end'))
  const first = await secondsLeft(page)
  expect(Math.abs(first - (end - Date.now()) / 1000)).toBeLessThan(2)
  await expect.poll(() => secondsLeft(page), { intervals: [100] }).toBeLessThanOrEqual(first - 2)
  expect(await movedOn(page)).toBe(0)
})

test('screen readers announce its end once, and not each second', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => secondsLeft(page)).toBeGreaterThan(0)
  const end = Number(await banner(page).getAttribute('data-end'))
  await expect(banner(page).locator('time')).toHaveAttribute(
    'datetime',
    new Date(end).toISOString(),
  )
  const heard = await banner(page).ariaSnapshot()
  expect(heard).not.toMatch(/timer|status|alert/)
  const figure = (await banner(page).locator('b').allTextContents())[0] ?? ''
  // The date of the end may contain the same number.
  expect(heard.replace(/^.*\btime:.*$/m, '')).not.toContain(` ${figure} `)
})

test('stays closed for this session, also by keyboard, without a flash', async ({
  page,
  words,
}) => {
  await page.goto('/')
  const close = page.getByRole('button', { name: words.banner.close })
  const size = await close.boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await expect.poll(() => secondsLeft(page)).toBeGreaterThan(0)
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('banner_closed'))).toBe('false')

  // Without React, only the inline script of the banner can have hidden it.
  await withoutScripts(page)
  await withoutFonts(page)
  await page.goto('/privacypolicy')
  await expect(banner(page)).toBeHidden()
  expect(await movedOn(page)).toBe(0)
  await page.unroute('**/_next/**/*.js')
  await page.goto('/kronoworksheet/visitor')
  await page
    .getByRole('link')
    .filter({ has: page.locator('svg') })
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(banner(page)).toHaveCount(0)
})

test('a new session displays it again', async ({ page, browser, baseURL, words }) => {
  await page.goto('/')
  await expect.poll(() => secondsLeft(page)).toBeGreaterThan(0)
  await page.getByRole('button', { name: words.banner.close }).click()
  await expect(banner(page)).toHaveCount(0)
  const other = await browser.newPage({ baseURL })
  await declineCookies(other.context(), baseURL ?? '')
  await other.goto('/')
  await expect(banner(other)).toBeVisible()
  await other.close()
})

test('disappears in the second in which it ends', async ({ page }) => {
  await page.goto('/')
  const end = Number(await banner(page).getAttribute('data-end'))
  await page.clock.install({ time: end - 60_000 })
  await page.goto('/')
  await expect.poll(() => secondsLeft(page)).toBeGreaterThan(0)
  await page.clock.pauseAt(end - 2500)
  await expect.poll(() => secondsLeft(page)).toBe(2)
  await page.clock.runFor(2000)
  await expect(banner(page)).toBeVisible()
  await page.clock.runFor(1000)
  await expect(banner(page)).toHaveCount(0)
})

test('an expired banner on an older cached page is never visible', async ({ page }) => {
  await page.goto('/')
  const end = Number(await banner(page).getAttribute('data-end'))
  await page.clock.install({ time: end + 1000 })
  await withoutScripts(page)
  await page.goto('/')
  await expect(banner(page)).toBeHidden()
})

test('text twice as large still fits', async ({ page }) => {
  await page.goto('/')
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  const fits = await banner(page).evaluate((element) => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
    return scrollWidth <= clientWidth && scrollHeight <= clientHeight
  })
  expect(fits).toBe(true)
})

test.describe('on the first page of a new visitor', () => {
  test.use({ hasChosen: false })

  test('leaves the first screen of a phone to the page', async ({ page, viewport }) => {
    await page.goto('/')
    await expect(page.locator('#consent')).toBeVisible()
    await expect(banner(page)).toBeVisible({ visible: viewport?.width !== 390 })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('displays the day of its end, and no countdown', async ({ page, words }) => {
    await page.goto('/')
    await expect(banner(page).locator('time')).toBeVisible()
    for (const figure of await banner(page).locator('b').all()) await expect(figure).toBeHidden()
    await expect(page.getByText(words.banner.seconds, { exact: true })).toBeHidden()
    await expect(banner(page).getByRole('button')).toHaveCount(0)
  })
})
