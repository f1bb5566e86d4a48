import type { Page } from '@playwright/test'
import { open } from './hydrated'
import { type Deployment, expect, slugs, test, visitAs } from './test'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1000

type Words = typeof import('../messages/hun.json')

const header = (page: Page) => page.getByRole('banner')
const group = (page: Page, name: string) => header(page).locator('summary', { hasText: name })
const panel = (page: Page, name: string) =>
  header(page)
    .locator('details', { has: page.locator('summary', { hasText: name }) })
    .getByRole('list')

/** On a phone a button opens the menu. */
async function openMenu(page: Page, words: Words) {
  if (isPhone(page)) await page.getByRole('button', { name: words.menu.open }).click()
}

/** The bottom edge of the header: at or above 0 it is not visible. */
const bottomOf = (page: Page) =>
  header(page).evaluate((one) => Math.round(one.getBoundingClientRect().bottom))

/** An address of a menu group, in each language. */
const description = (deployment: Deployment['deployment']) => `/description/${slugs[deployment][0]}`

test('an item of a group leads to its page, and closes the menu', async ({
  page,
  words,
  deployment,
}) => {
  await page.goto('/')
  await openMenu(page, words)
  await group(page, words.menu.items.about).click()
  const link = header(page).locator(`details a[href="${description(deployment)}"]`)
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${description(deployment)}$`))
  await expect(link).toBeHidden()
  await expect(link).toHaveAttribute('aria-current', 'page')
  expect(await page.evaluate(() => document.querySelector(':popover-open'))).toBeNull()
})

test('the menu is one line where it is not a sheet', async ({ page, context, baseURL }) => {
  for (const audience of ['', 'subscriber-monthly']) {
    if (audience) await visitAs(context, audience, baseURL ?? '')
    for (const width of [1000, 1040, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await page.evaluate(() => document.fonts.ready)
      const tops = await header(page)
        .locator('nav ul')
        .first()
        .locator('> li:visible')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
      expect(new Set(tops).size, `${audience} at ${width}`).toBe(1)
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wide, `${audience} at ${width}`).toBe(0)
    }
  }
})

test('biorhythm is in the menu only in Hungarian', async ({ page, words, deployment }) => {
  await page.goto('/')
  await openMenu(page, words)
  await expect(header(page).locator('a[href="/biorhythm"]')).toHaveCount(
    deployment === 'hun' ? 1 : 0,
  )
  await expect(page.getByRole('contentinfo').locator('a[href="/biorhythm"]')).toBeVisible()
})

test('the header hides while scrolling down and returns while scrolling up', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => document.fonts.ready)
  const shifts = await page.evaluateHandle(() => {
    const found: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) found.push((entry as unknown as Shift).value)
    }).observe({ type: 'layout-shift' })
    type Shift = { value: number }
    return found
  })
  await expect.poll(() => bottomOf(page)).toBeGreaterThan(0)
  await page.mouse.wheel(0, 60)
  // Before hydration the page does not react to the wheel.
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    await expect.poll(() => bottomOf(page), { timeout: 1000 }).toBeLessThanOrEqual(0)
  }).toPass()
  await page.mouse.wheel(0, -200)
  await expect.poll(() => bottomOf(page)).toBeGreaterThan(0)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => bottomOf(page)).toBeLessThanOrEqual(0)

  // The focused element is always visible.
  await header(page).getByRole('link').first().focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => bottomOf(page)).toBeGreaterThan(0)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => bottomOf(page)).toBeGreaterThan(0)
  expect(await shifts.jsonValue()).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens and its links work', async ({ page, words, deployment }) => {
    await page.goto('/')
    await openMenu(page, words)
    await group(page, words.menu.items.about).click()
    const links = panel(page, words.menu.items.about)
    await links.locator(`a[href="${description(deployment)}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${description(deployment)}$`))
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  })
})

test.describe('an address without a page', () => {
  test.use({ allowed: [/401|404/] })

  test('below /admin is a 404 inside the back office', async ({
    page,
    context,
    baseURL,
    words,
  }) => {
    await visitAs(context, 'admin', baseURL ?? '')
    for (const path of ['/admin/nothing', '/admin/users/monthly-paid/nothing']) {
      expect((await page.goto(path))?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound.title)
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
        'content',
        /noindex/,
      )
      // On a phone it is in a closed sheet.
      await expect(
        page.getByRole('navigation', { name: words.admin.shell.menu, includeHidden: true }),
      ).toBeAttached()
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
    }
  })

  test('has neither menu nor footer on a page for a form', async ({ page }) => {
    for (const path of ['/form/energia', '/register/energia', '/reszletek']) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      await expect(header(page)).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
    }
    for (const path of ['/form/energia/thank-you', '/register/energia/subscribe']) {
      await page.goto(path)
      await expect(header(page)).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
  })

  test('says so in the first HTML, with the menu and a link to continue, for every kind of refusal', async ({
    request,
    words,
  }) => {
    const refusals = [
      ['/nothing/here', 404, words.notFound.title],
      ['/description/nothing', 404, words.notFound.title],
      ['/blog/nothing', 404, words.notFound.title],
      ['/faq/nothing', 404, words.notFound.title],
      ['/register/nothing', 404, words.notFound.title],
      ['/krono/nothing', 404, words.shared.goneTitle],
      ['/receipt/nothing', 404, words.receipts.gone.title],
      ['/gift/nothing', 404, words.gifts.gone.title],
      ['/invitation/nothing', 404, words.invitation.gone.title],
      ['/download/nothing', 404, words.download.missing],
      ['/my-coupons', 401, words.unauthorized.title],
      ['/mydatabase', 401, words.unauthorized.title],
    ] as const
    for (const [path, status, title] of refusals) {
      const answer = await request.get(path)
      const html = await answer.text()
      expect(answer.status(), path).toBe(status)
      expect(html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1], path).toBe(title)
      expect(html, path).toContain(`aria-label="${words.menu.label}"`)
      expect(html, path).toMatch(/name="robots" content="noindex/)
      expect(html.split('<main')[1], path).toMatch(
        /<a [^>]*href="\/(login\?redirectUrl=%2F[a-z-]+)?"/,
      )
    }
  })

  test('asks a visitor to sign in on a page of members', async ({ page, words }) => {
    expect((await page.goto('/mydatabase'))?.status()).toBe(401)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.unauthorized.title)
    await expect(page).toHaveTitle(new RegExp(words.unauthorized.title.replace(/\W/g, '.')))
    await expect(page.locator('main img')).toHaveAttribute('alt', /\w/)
    await page.getByRole('link', { name: words.unauthorized.home }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})
