import path from 'node:path'
import type { Page } from '@playwright/test'
import { press, tabTo, typeInto } from './keyboard'
import { linkInMail } from './mailbox'
import { birthDay, expect, test } from './test'

const first = 'egy hosszú mondat 1'
const second = 'another long sentence 2'
const third = 'a third and last one 3'

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const submit = (page: Page, within = 'main') => page.locator(`${within} button[type="submit"]`)

test('an account is registered, used and deleted by keyboard alone', async ({
  page,
  browser,
  request,
  words,
  deployment,
  baseURL,
}, testInfo) => {
  const email = `life-${testInfo.project.name}-${testInfo.retry}-${Date.now()}@krono.example`
  // Each run has its own IP address, so that rate limits do not count requests of other runs.
  const own = { 'x-forwarded-for': `10.${testInfo.workerIndex}.7.${Date.now() % 250}` }
  await page.setExtraHTTPHeaders(own)

  await test.step('registers', async () => {
    await page.goto('/login?tab=register')
    await typeInto(page, field(page, 'email'), email)
    await typeInto(page, field(page, 'password'), first)
    await typeInto(page, field(page, 'birthDate'), birthDay[deployment])
    await typeInto(page, field(page, deployment === 'hun' ? 'lastName' : 'firstName'), 'Őri')
    await typeInto(page, field(page, deployment === 'hun' ? 'firstName' : 'lastName'), 'Zsófi')
    await press(page, field(page, 'privacyPolicy'), 'Space')
    await press(page, submit(page))
    await expect(page.getByRole('heading', { name: words.login.sent.title })).toBeFocused()
  })

  await test.step('confirms by the link in the e-mail, and is signed in', async () => {
    await page.goto(await linkInMail(request, email, '/confirm-email'))
    await press(page, submit(page))
    await expect(page).toHaveURL(`${baseURL}/kronoworksheet`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      deployment === 'hun' ? 'Zsófi' : 'Őri',
    )
  })

  const signIn = async (password: string) => {
    await expect(field(page, 'email')).toHaveValue(email)
    await typeInto(page, field(page, 'password'), password)
    await page.keyboard.press('Enter')
  }

  const otherDevice = await browser.newContext({ baseURL, extraHTTPHeaders: own })
  await test.step('signs in on another device', async () => {
    const answer = await otherDevice.request.post('/api/user/login', {
      headers: { origin: baseURL ?? '' },
      data: { email, password: first, rememberMe: true },
    })
    expect(answer.status()).toBe(200)
    expect(await answer.json()).not.toHaveProperty('token')
  })

  await test.step('fills in the profile', async () => {
    await page.goto('/profile')
    await expect(page.locator('#devices li')).toHaveCount(2)
    await typeInto(page, field(page, 'nickname'), 'Zsófka')
    await typeInto(page, field(page, 'phone'), '+36 30 123 4567')
    await page.keyboard.press('Enter')
    await expect(page.locator('#account').getByRole('status')).toHaveText(words.form.saved)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zsófka')
    await press(page, page.getByRole('switch'), 'Space')
    await expect(page.locator('#newsletter').getByRole('status')).toHaveText(
      words.profile.newsletter.on,
    )
  })

  await test.step('uploads a picture', async () => {
    await page.goto('/profile')
    const chooser = page.waitForEvent('filechooser')
    await press(page, page.locator('#picture input[type="file"]'), 'Space')
    await (await chooser).setFiles(path.join(__dirname, '../../docs/screenshot.png'))
    await press(page, page.getByRole('button', { name: words.profile.picture.save }))
    await expect(page.locator('#picture').getByRole('status')).toHaveText(
      words.profile.picture.saved,
    )
    const picture = page.locator('#picture').getByRole('img')
    await expect(picture).toHaveAttribute('src', /^\/(api|uploads)\//)
    await expect
      .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  })

  await test.step('changes the password, which signs out the other device', async () => {
    await page.goto('/profile')
    await typeInto(page, field(page, 'currentPassword'), first)
    await typeInto(page, field(page, 'newPassword'), second)
    await typeInto(page, field(page, 'repeat'), second)
    await page.keyboard.press('Enter')
    await expect(page.locator('#password').getByRole('status')).toHaveText(
      words.profile.password.done,
    )
    await expect(page.locator('#devices li')).toHaveCount(1)
    const headers = { origin: baseURL ?? '' }
    expect((await otherDevice.request.get('/api/user/me', { headers })).status()).toBe(401)
    const elsewhere = await otherDevice.newPage()
    await elsewhere.goto('/profile')
    await expect(elsewhere).toHaveURL(/\/login\?redirectUrl=%2Fprofile$/)
    await otherDevice.close()
  })

  await test.step('signs out', async () => {
    await page.goto('/profile')
    // Waits for pending requests: one that is sent during the sign-out would be refused.
    await expect(page.locator('#devices li')).toHaveCount(1)
    const open = page.getByRole('button', { name: words.menu.open })
    if (await open.isVisible()) await press(page, open)
    const account = page.getByRole('banner').locator('summary', {
      hasText: words.menu.items.account,
    })
    await press(page, account)
    await expect(page.getByRole('banner')).toContainText(email)
    const signOut = page.getByRole('button', { name: words.menu.signOut, exact: true })
    await press(page, signOut)
    await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fprofile$/)
  })

  await test.step('forgets the password, sets another and returns to the requested page', async () => {
    await press(page, page.getByRole('link', { name: words.login.login.forgot }))
    await expect(page).toHaveURL(/\/forgot-password\?redirectUrl=%2Fprofile$/)
    await typeInto(page, field(page, 'email'), email)
    await page.keyboard.press('Enter')
    const sent = page.getByRole('heading', { name: words.forgotPassword.sentTitle })
    await expect(sent).toBeFocused()
    await page.goto(await linkInMail(request, email, '/reset-password'))
    await typeInto(page, field(page, 'password'), third)
    await typeInto(page, field(page, 'repeat'), third)
    await page.keyboard.press('Enter')
    const done = page.getByRole('heading', { name: words.resetPassword.doneTitle })
    await expect(done).toBeFocused()
    await press(page, page.getByRole('link', { name: words.resetPassword.login }))
    await signIn(third)
    await expect(page).toHaveURL(`${baseURL}/profile`)
  })

  await test.step('deletes the account', async () => {
    await page.goto('/profile')
    await expect(page.locator('#devices li')).toHaveCount(1)
    await press(page, page.getByRole('button', { name: words.profile.deactivation.open }))
    const dialog = page.getByRole('dialog')
    await typeInto(page, dialog.locator('[name="password"]'), third)
    await press(page, submit(page, '[role="dialog"]'))
    const gone = page.getByRole('heading', { name: words.profile.deactivation.goneTitle })
    await expect(gone).toBeFocused()
    await tabTo(page, dialog.getByRole('link', { name: words.profile.deactivation.home }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${baseURL}/`)
    const again = await request.post(`${baseURL}/api/user/login`, {
      headers: { origin: baseURL ?? '' },
      data: { email, password: third },
    })
    expect(again.status()).toBe(401)
  })
})
