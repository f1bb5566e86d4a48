import type { Page } from '@playwright/test'
import { cookieOf, expect, test, visitAs } from './test'

/** Signs in a demo member by a request of the browser, in a separate session for this test. */
async function signIn(page: Page, name: string) {
  await page.goto('/privacypolicy')
  const data = { email: `${name}@krono.example`, password: process.env.DEMO_PASSWORD }
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.post('/api/user/login', { data, headers })
  expect(answer.status()).toBe(200)
  expect(await answer.json()).not.toHaveProperty('token')
}

const openMenu = async (
  page: Page,
  words: { menu: { open: string; items: { account: string } } },
) => {
  const sheet = page.getByRole('button', { name: words.menu.open })
  if (await sheet.isVisible()) await sheet.click()
  await page.getByRole('banner').locator('summary', { hasText: words.menu.items.account }).click()
}

test.use({ allowed: [/401|503/] })

test('a member sees the account’s name, and signs out', async ({ page, words, deployment }) => {
  await signIn(page, 'free')
  await page.goto('/')
  await openMenu(page, words)
  const name = deployment === 'hun' ? 'Nagy Eszter' : 'Eszter Nagy'
  await expect(page.getByRole('banner').getByText(name)).toBeVisible()
  const old = await page.context().cookies()
  await page.getByRole('button', { name: words.menu.signOut }).click()
  await expect(page.getByRole('button', { name: words.menu.signOut })).toHaveCount(0)
  expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('token')
  // The session has ended on the server; the browser has not only deleted its cookie.
  await page.context().addCookies(old)
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fprofile/)
})

test('no script reads the session, and each page renews its cookie', async ({ page }) => {
  await signIn(page, 'free')
  const renewed = page.waitForResponse((answer) => answer.url().endsWith('/api/user/me'))
  await page.goto('/')
  const answer = await renewed
  expect(await answer.headerValue('set-cookie')).toMatch(
    /^token=[^;]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(await answer.json()).not.toHaveProperty('token')
  expect(await page.evaluate(() => document.cookie)).not.toContain('token')
})

test('a user with an ended session is a visitor, and a guarded page redirects to the login', async ({
  page,
  context,
  baseURL,
  words,
}) => {
  const [name = '', value = ''] = (await cookieOf('free', 'ended')).split(/=(.*)/s)
  await context.addCookies([{ name, value, url: baseURL ?? '' }])
  await page.goto('/')
  await expect(
    page.getByRole('banner').locator(`summary >> text=${words.menu.items.account}`),
  ).toHaveCount(0)
  expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('token')
  await context.addCookies([{ name, value, url: baseURL ?? '' }])
  await page.goto('/kronoworksheet?activetab=1')
  await expect(page).toHaveURL('/login?redirectUrl=%2Fkronoworksheet%3Factivetab%3D1&activetab=1')
  // A cached page learns it from the response of `me`.
  await context.addCookies([{ name, value, url: baseURL ?? '' }])
  await page.goto('/videos')
  await expect(page).toHaveURL('/login?redirectUrl=%2Fvideos')
})

test('pages change to those of the current tier', async ({ page, context, baseURL }) => {
  // The session cookie still has the free tier; the account has bought a plan since.
  const [name = '', value = ''] = (await cookieOf('subscriber-yearly')).split(/=(.*)/s)
  await context.addCookies([{ name, value, url: baseURL ?? '' }])
  await page.goto('/')
  const yearly = await page.getByRole('heading', { level: 1 }).textContent()
  const tokens: Record<string, string> = JSON.parse(process.env.E2E_TOKENS ?? '{}')
  const [, stale = ''] = (await cookieOf('free', tokens['subscriber-yearly'])).split(/=(.*)/s)
  await context.addCookies([{ name, value: stale, url: baseURL ?? '' }])
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(yearly ?? '')
})

test('a loading screen is displayed until the user is known', async ({
  page,
  context,
  baseURL,
  words,
}) => {
  await visitAs(context, 'free', baseURL ?? '')
  let answer: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/user/me', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/faq')
  await expect(page.getByText(words.session.loading)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  answer()
  await expect(page.getByText(words.session.loading)).toHaveCount(0)
})

test('a member keeps the page while the cms is away', async ({ page, context, baseURL, words }) => {
  await visitAs(context, 'free', baseURL ?? '')
  await page.route('**/api/user/me', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/')
  await expect(page.getByText(words.session.loading)).toHaveCount(0)
  await openMenu(page, words)
  await page.route('**/api/user/logout', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('button', { name: words.menu.signOut }).click()
  await expect(page.getByText(words.menu.signOutFailed)).toBeVisible()
})
