import type { Page } from '@playwright/test'
import { linkToTab } from '../base/routing/links'
import { cookieOf, expect, test } from './test'

const audiences = ['visitor', 'free', 'paid-yearly', 'subscriber-monthly', 'admin']

const header = (page: Page) => page.getByRole('banner')
const group = (page: Page, name: string) => header(page).locator('summary', { hasText: name })
const panel = (page: Page, name: string) =>
  header(page)
    .locator('details', { has: page.locator('summary', { hasText: name }) })
    .getByRole('list')

async function headersOf(audience: string): Promise<Record<string, string>> {
  return audience === 'visitor' ? {} : { cookie: await cookieOf(audience) }
}

test('on a phone the menu opens over the page, traps the focus and returns it', async ({
  page,
  words,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const open = page.getByRole('button', { name: words.menu.open })
  const close = page.getByRole('button', { name: words.menu.close })
  await expect(close).toBeHidden()
  for (const side of ['width', 'height'] as const) {
    expect((await open.boundingBox())?.[side]).toBeGreaterThanOrEqual(44)
  }
  await open.press('Enter')
  await expect(close).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(header(page).locator(':focus')).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(close).toBeHidden()
  await expect(open).toBeFocused()
})

test('groups open one at a time, by keyboard too, and close when the focus leaves them', async ({
  page,
  words,
}) => {
  await page.goto('/')
  const [first, second] = [words.menu.items.calculators, words.menu.items.about]
  await group(page, first).click()
  await expect(panel(page, first)).toBeVisible()
  await group(page, second).press('Enter')
  await expect(panel(page, second)).toBeVisible()
  await expect(panel(page, first)).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(panel(page, second)).toBeHidden()
  await expect(group(page, second)).toBeFocused()

  await group(page, first).click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(panel(page, first)).toBeHidden()

  await group(page, first).press('Enter')
  const links = await panel(page, first).getByRole('link').count()
  for (let step = 0; step <= links; step += 1) await page.keyboard.press('Tab')
  await expect(panel(page, first)).toBeHidden()
})

test('each audience has its menu in the first HTML, and every link of it leads to a page', async ({
  request,
  words,
}) => {
  const checked = new Set<string>()
  for (const audience of audiences) {
    const headers = await headersOf(audience)
    const html = await (await request.get('/', { headers })).text()
    const chrome = `${html.split('<main')[0]}${html.split('</main>')[1]?.split('<script')[0]}`
    expect(chrome).toContain(words.menu.items.action)
    const hrefs = [...chrome.matchAll(/<a[^>]* href="(\/[^"]*)"/g)].flatMap(
      ([, href]) => href ?? [],
    )
    expect(hrefs.length, audience).toBeGreaterThan(6)
    for (const href of hrefs.filter((one) => !checked.has(one))) {
      checked.add(href)
      const answer = await request.get(href, { headers })
      // Features of premium are described to other audiences (spec §6, "Who is who").
      const isTold = audience === 'free' && href === linkToTab('relationship')
      expect(answer.status(), `${href} for ${audience}`).toBe(isTold ? 403 : 200)
      const isEmpty = (await answer.text()).includes(words.comingSoon.title)
      expect(isEmpty, `${href} for ${audience}`).toBe(false)
    }
  }
})

test('an admin page does not exist for members', async ({ request }) => {
  const statusFor = async (audience: string) => {
    const headers = await headersOf(audience)
    return (await request.get('/admin/sales', { headers })).status()
  }
  expect(await Promise.all(['free', 'subscriber-yearly', 'admin'].map(statusFor))).toEqual([
    404, 404, 200,
  ])
})
