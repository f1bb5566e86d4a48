import type { Page } from '@playwright/test'
import { type ErrorCode, errors } from '../lib/contract/errors'
import { waitForHydration } from './hydrated'
import { birthDay, expect, test } from './test'

const register = '/login?tab=register'
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const send = (page: Page) => page.locator('main form button[type="submit"]').click()
const demo = { email: 'free@krono.example', password: process.env.DEMO_PASSWORD ?? '' }

/** The tests' only cms serves every deployment, and responds in Hungarian. */
const messageOfCms = (code: ErrorCode) => errors[code].hun

async function signIn(page: Page, { email, password }: typeof demo) {
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await send(page)
}

test('missing values are reported at their fields, and the first one has the focus', async ({
  page,
  deployment,
}) => {
  await page.goto('/login')
  await send(page)
  await expect(page.getByText(errors.missingField[deployment])).toHaveCount(2)
  await expect(page.locator('main').getByRole('alert')).toHaveText(errors.missingFields[deployment])
  const email = field(page, 'email')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(errors.missingField[deployment])
  await email.pressSequentially('a')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true')
})

test('the registration reports each fault with the text of the specification, and keeps typed values', async ({
  page,
  deployment,
}) => {
  await page.goto(register)
  const typed = { email: 'nobody', password: 'abcde', birthDate: '31.02.2001' }
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text)
  await send(page)
  const said = ['invalidEmail', 'registerPasswordTooShort'] as const
  for (const code of [...said, 'noSuchDay', 'privacyRequired'] as const) {
    await expect(page.getByText(errors[code][deployment], { exact: true })).toBeVisible()
  }
  await expect(field(page, 'email')).toBeFocused()
  for (const [name, text] of Object.entries(typed)) {
    await expect(field(page, name)).toHaveValue(text)
  }
})

test('password managers recognize the fields, and no typed value can get into an address', async ({
  page,
}) => {
  const known = {
    '/login': { email: 'username', password: 'current-password' },
    [register]: {
      email: 'username',
      password: 'new-password',
      birthDate: 'bday',
      firstName: 'given-name',
      lastName: 'family-name',
    },
  }
  for (const [path, names] of Object.entries(known)) {
    await page.goto(path)
    for (const [name, autocomplete] of Object.entries(names)) {
      await expect(field(page, name)).toHaveAttribute('autocomplete', autocomplete)
    }
    await expect(page.locator('main form')).toHaveAttribute('method', 'post')
  }
})

test('the registration asks for the password once, below the chart', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [register, '/register/energia']) {
    await page.goto('/form/energia')
    await page.evaluate(() => sessionStorage.setItem('kept.email', 'somebody@krono.example'))
    await page.goto(path)
    await expect(page.locator('main input[autocomplete="new-password"]')).toHaveCount(1)
    const heads = await page.locator('main :is(picture, svg)').evaluateAll((drawings) =>
      drawings
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 300)
        .map(({ top }) => top),
    )
    const form = await page.locator('main form').evaluate((one) => one.getBoundingClientRect().top)
    expect(Math.min(...heads), path).toBeLessThan(form - 100)
  }
})

test('a password can be displayed', async ({ page, words }) => {
  await page.goto('/login')
  const eye = page.getByRole('button', { name: words.form.showPassword })
  await eye.click()
  await expect(field(page, 'password')).toHaveAttribute('type', 'text')
  await expect(eye).toHaveAttribute('aria-pressed', 'true')
})

test('the tabs have addresses that keep the rest of the query', async ({ page, words }) => {
  await page.goto('/login?redirectUrl=%2Fbiorhythm%3Fdays%3D7&activetab=2')
  const tabs = page.getByRole('navigation', { name: words.login.tabs.label })
  await tabs.getByRole('link', { name: words.login.tabs.register }).click()
  await expect(page).toHaveURL(/tab=register&redirectUrl=%2Fbiorhythm%3Fdays%3D7&activetab=2$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.login.register.title)
  await tabs.getByRole('link', { name: words.login.tabs.login }).click()
  await expect(page).toHaveURL(/login\?redirectUrl=%2Fbiorhythm%3Fdays%3D7&activetab=2$/)
})

test.describe('signing in', () => {
  test.use({ allowed: [/401|429|ERR_FAILED/] })

  test('redirects to the requested page, and a second visit redirects without a login', async ({
    page,
  }) => {
    await page.goto('/login?redirectUrl=%2Fbiorhythm%3Fdays%3D7')
    await signIn(page, demo)
    await expect(page).toHaveURL(/\/biorhythm\?days=7$/)
    await page.goto('/login?redirectUrl=%2Fprivacypolicy')
    await expect(page).toHaveURL(/\/privacypolicy$/)
  })

  for (const hostile of ['//evil.example', '/\\evil.example']) {
    test(`never redirects to ${hostile}`, async ({ page, baseURL }) => {
      await page.goto(`/login?redirectUrl=${encodeURIComponent(hostile)}`)
      await signIn(page, demo)
      await expect(page).toHaveURL(`${baseURL}/`)
    })
  }

  test('reports every failure with the same message, and keeps typed values', async ({ page }) => {
    await page.goto('/login')
    await signIn(page, { email: 'unknown@krono.example', password: 'not the one' })
    const alert = page.locator('main').getByRole('alert')
    await expect(alert).toHaveText(messageOfCms('loginFailed'))
    await expect(field(page, 'email')).toHaveValue('unknown@krono.example')
    await expect(field(page, 'password')).toHaveValue('not the one')
  })

  test('reports when to try again', async ({ page, deployment }) => {
    await page.route('**/api/user/login', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '600' },
        json: { message: errors.tooManyRequests[deployment], status: 429 },
      }),
    )
    await page.goto('/login')
    await signIn(page, { email: 'a@krono.example', password: 'secret' })
    const alert = page.locator('main').getByRole('alert')
    await expect(alert).toContainText(errors.tooManyRequests[deployment])
    await expect(alert).toContainText(/\d{1,2}:\d{2}/)
  })

  test('reports a lost network', async ({ page, deployment }) => {
    await page.route('**/api/user/login', (route) => route.abort())
    await page.goto('/login')
    await signIn(page, { email: 'a@krono.example', password: 'secret' })
    const alert = page.locator('main').getByRole('alert')
    await expect(alert).toHaveText(errors.unavailable[deployment])
    await expect(field(page, 'password')).toHaveValue('secret')
  })

  test('is sent once, even after several clicks', async ({ page, words }) => {
    let calls = 0
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/user/login', async (route) => {
      calls += 1
      await held
      await route.abort()
    })
    await page.goto('/login')
    await signIn(page, { email: 'a@krono.example', password: 'secret' })
    const button = page.getByRole('button', { name: words.form.sending })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await button.click({ force: true })
    await field(page, 'password').press('Enter')
    answer()
    await expect(page.locator('main').getByRole('alert')).not.toBeEmpty()
    expect(calls).toBe(1)
  })
})

test.describe('a chart that was just computed', () => {
  test('is saved by registering from its page', async ({ page, words, deployment }) => {
    await page.goto('/kronoworksheet/visitor?date=1984-06-12&name=%C3%81gnes')
    await page.getByRole('link', { name: words.worksheet.keepAction }).first().click()
    await expect(field(page, 'birthDate')).toHaveValue(birthDay[deployment])
    await expect(field(page, 'firstName')).toHaveValue('Ágnes')
  })

  test('is kept for a visitor who reaches the registration by another link', async ({
    page,
    deployment,
  }) => {
    await page.goto('/kronoworksheet/visitor?date=1984-06-12&name=%C3%81gnes')
    await page.waitForFunction(() => sessionStorage.getItem('kept.birthDate'))
    await page.goto(register)
    await expect(field(page, 'birthDate')).toHaveValue(birthDay[deployment])
    await expect(field(page, 'firstName')).toHaveValue('Ágnes')
  })

  test('can be replaced', async ({ page, deployment }) => {
    await page.goto(`${register}&birthDate=1984-06-12`)
    await field(page, 'birthDate').fill('2001-02-03')
    await send(page)
    await expect(field(page, 'email')).toBeFocused()
    await expect(field(page, 'birthDate')).toHaveValue('2001-02-03')
    await expect(page.getByText(errors.invalidDate[deployment])).toBeHidden()
  })
})

test('a referral code in any address is stored for the registration', async ({ page }) => {
  await page.goto('/biorhythm?referralCode=summer-24')
  const storedCode = () => page.evaluate(() => sessionStorage.getItem('referralCode'))
  await expect.poll(storedCode).toBe('summer-24')
})

test.describe('a link of an e-mail', () => {
  test.use({ allowed: [/400/] })

  test('that no longer sets a password links to a new one', async ({ page, words }) => {
    const answer = await page.goto('/reset-password?token=used')
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.resetPassword.usedTitle)
    await page.getByRole('link', { name: words.resetPassword.again }).click()
    await expect(page).toHaveURL(/\/forgot-password$/)
  })

  test('confirms nothing by being opened, and reports when it has expired', async ({
    page,
    words,
  }) => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    const answer = await page.goto('/confirm-email?id=old')
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
    await waitForHydration(page)
    expect(calls.filter((url) => url.includes('/api/user/'))).toEqual([])
    await page.getByRole('button', { name: words.confirmEmail.submit }).click()
    await expect(page.getByText(messageOfCms('confirmFailed'))).toBeVisible()
  })
})

test('a password reset does not reveal whether an account has the address', async ({
  page,
  words,
}) => {
  for (const email of ['unknown@krono.example', 'yearly@krono.example']) {
    await page.goto('/forgot-password')
    await field(page, 'email').fill(email)
    await send(page)
    const heading = page.getByRole('heading', { name: words.forgotPassword.sentTitle })
    await expect(heading).toBeFocused()
    const text = words.forgotPassword.sentText.replace('{email}', email)
    await expect(page.getByText(text)).toBeVisible()
  }
})
