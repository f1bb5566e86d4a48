import { chartOf } from '../lib/chart/index'
import { violationsOf } from './axe'
import { makeGiftDue } from './by-sql'
import { linkInMail } from './mailbox'
import { field, start } from './money-pages'
import { confirmOnPhone, register } from './newcomer'
import { newMember, password, signInAs } from './people'
import { buy, newSubscriber } from './stripe'
import { watchStripe } from './stripe-script'
import { birthDay, expect, test } from './test'

const names = { lastName: 'Kővári', firstName: 'Ágnes' }
const result = `/kronoworksheet/visitor?date=1984-06-12&name=${encodeURIComponent('Kővári Ágnes')}`
const { formula } = chartOf('1984-06-12')

test.beforeEach(({ page }) => watchStripe(page))

test('a saved chart is claimed by one e-mail, opened on any device', async ({
  page,
  browser,
  request,
  words,
  baseURL,
}) => {
  await page.goto(result)
  await page.getByRole('link', { name: words.worksheet.keepAction }).first().click()
  // Not asked twice: the value typed in the calculator is filled in.
  await expect(field(page, 'birthDate')).toHaveValue(birthDay.hun)
  await expect(field(page, 'lastName')).toHaveValue(names.lastName)
  await expect(field(page, 'firstName')).toHaveValue(names.firstName)
  const email = await register(page, words)
  const { phone, link } = await confirmOnPhone(browser, { request, email, baseURL, words })
  await expect(phone).toHaveURL('/kronoworksheet')
  await expect(phone.getByRole('heading', { level: 1 })).toContainText(names.firstName)
  await expect(phone.getByText(formula).first()).toBeVisible()
  expect(await violationsOf(phone)).toEqual([])

  // Opens the e-mail's link again, without a session: the page confirms, and continues to the password.
  await page.goto(link)
  await page.getByRole('button', { name: words.confirmEmail.submit }).click()
  await expect(page.getByRole('heading', { name: words.confirmEmail.doneTitle })).toBeFocused()
  await expect(page.getByText(start(words.confirmEmail.loginText))).toBeVisible()
  await page.locator('main').getByRole('link', { name: words.confirmEmail.login }).click()
  await expect(field(page, 'email')).toHaveValue(email)
  await field(page, 'password').fill(password)
  await page.getByRole('button', { name: words.login.login.submit, exact: true }).click()
  await expect(page).toHaveURL('/kronoworksheet')
  await phone.context().close()
})

test('a user with an account finds the chart after the login', async ({ page, words }) => {
  const member = await newMember()
  await page.goto(result)
  await page.getByRole('link', { name: words.worksheet.keepAction }).first().click()
  const tabs = page.getByRole('navigation', { name: words.login.tabs.label })
  await tabs.getByRole('link', { name: words.login.tabs.login }).click()
  await field(page, 'email').fill(member.email)
  await field(page, 'password').fill(password)
  await page.getByRole('button', { name: words.login.login.submit, exact: true }).click()
  await expect(page).toHaveURL(/\/kronoworksheet\?activetab=1&date=1984-06-12&name=/)
  await expect(page.getByText(formula).first()).toBeVisible()
})

test('without names the registration asks for them, and later pages do not', async ({
  page,
  words,
}) => {
  await page.goto('/login?tab=register')
  await page.getByRole('button', { name: words.login.register.submit }).click()
  await expect(field(page, 'lastName')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'firstName')).toHaveAttribute('aria-invalid', 'true')
})

test('a user without a name enters it once, and continues', async ({ page, words }) => {
  const member = await newMember({})
  await page.goto('/login?redirectUrl=%2Fbiorhythm')
  await field(page, 'email').fill(member.email)
  await field(page, 'password').fill(password)
  await page.getByRole('button', { name: words.login.login.submit, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.profile.welcome)
  await field(page, 'lastName').fill(names.lastName)
  await field(page, 'firstName').fill(names.firstName)
  await page.getByRole('button', { name: words.profile.name.submit }).click()
  await expect(page).toHaveURL('/biorhythm')
})

test('a gift waits during the registration, is claimed, and its giver is notified', async ({
  page,
  browser,
  request,
  words,
  baseURL,
}) => {
  const giver = await newMember()
  const recipientEmail = `for-${giver.email}`
  const gift = { recipientName: 'Kővári Ágnes', recipientEmail, giverName: 'Béla' }
  const deliverOn = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Budapest' })
  await buy(giver, { product: 'premium-month', gift: { ...gift, deliverOn } })
  await makeGiftDue(recipientEmail)
  const address = await linkInMail(request, recipientEmail, '/gift/')
  await page.goto(address)
  await page.getByRole('link', { name: words.gifts.open.register }).click()
  await expect(field(page, 'lastName')).toHaveValue(names.lastName)
  await field(page, 'birthDate').fill(birthDay.hun)
  const email = await register(page, words)
  const { phone } = await confirmOnPhone(browser, { request, email, baseURL, words })
  await expect(phone).toHaveURL(address)
  await phone.getByRole('button', { name: words.gifts.open.claim }).click()
  const claimed = phone.getByRole('heading', { name: words.gifts.claimed.title, exact: true })
  await expect(claimed).toBeVisible()
  const mailbox = `${process.env.MAILBOX_URL}/api/mails?to=${encodeURIComponent(giver.email)}`
  await expect
    .poll(async () => JSON.stringify(await (await request.get(mailbox)).json()))
    .toContain('Kővári Ágnes átvette')
  await phone.context().close()
})

test('a guest saves the own chart, and returns to the comparison; the host is notified', async ({
  page,
  browser,
  request,
  words,
  baseURL,
}) => {
  const { invitation } = words
  const host = await newSubscriber()
  const { token } = await host.post('/invitation/create', { name: 'Béla' })
  await page.goto(`/invitation/${token}`)
  await field(page, 'name').fill('Kővári Ágnes')
  await field(page, 'date').fill(birthDay.hun)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: invitation.ask.submit }).click()
  await expect(page.getByRole('heading', { name: invitation.result.own })).toBeVisible()
  const own = new URL(page.url()).pathname
  await linkInMail(request, host.email, '/kronoworksheet')
  await page.getByRole('link', { name: words.worksheet.keepAction }).click()
  await expect(field(page, 'birthDate')).toHaveValue(birthDay.hun)
  await expect(field(page, 'lastName')).toHaveValue(names.lastName)
  const email = await register(page, words)
  const { phone } = await confirmOnPhone(browser, { request, email, baseURL, words })
  await expect(phone).toHaveURL(own)
  await expect(phone.getByRole('heading', { name: invitation.kept.chartTitle })).toBeVisible()
  expect(await violationsOf(phone)).toEqual([])
  await phone.getByRole('link', { name: invitation.kept.chartOpen }).click()
  await expect(phone.getByText(formula).first()).toBeVisible()
  await phone.context().close()
})

test('a link in an e-mail leads only to this site', async ({ page, words }) => {
  for (const hostile of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
    await page.goto(`/confirm-email?redirectUrl=${encodeURIComponent(hostile)}`)
    await expect(page.locator('main').getByRole('link')).toHaveAttribute(
      'href',
      '/login?redirectUrl=%2F',
    )
    await expect(page.getByRole('heading', { name: words.confirmEmail.brokenTitle })).toBeVisible()
  }
})

test.describe('a session that ends in the middle of a form', () => {
  test.use({ allowed: [/401/] })

  test('keeps the typed values for a new login, but no password', async ({
    page,
    context,
    words,
    baseURL,
  }) => {
    const member = await newMember()
    await signInAs(context, member, baseURL ?? '')
    const known = page.waitForResponse('**/api/user/me')
    await page.goto('/profile')
    await known
    await field(page, 'nickname').fill('Zsófka')
    await field(page, 'phone').fill('+36 30 123 4567')
    await member.post('/user/logout', {})
    const account = page.locator('#account')
    await account.getByRole('button', { name: words.form.save }).click()
    await expect(account.getByRole('alert')).toContainText(words.form.kept)
    expect(await page.evaluate(() => sessionStorage.getItem('kept.draft'))).toContain('Zsófka')
    await account.getByRole('alert').getByRole('link').click()
    await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fprofile$/)
    await field(page, 'email').fill(member.email)
    await field(page, 'password').fill(password)
    await page.getByRole('button', { name: words.login.login.submit, exact: true }).click()
    await expect(page).toHaveURL('/profile')
    await expect(account.getByRole('status')).toHaveText(words.form.restored)
    await expect(field(page, 'nickname')).toHaveValue('Zsófka')
    await expect(field(page, 'phone')).toHaveValue('+36 30 123 4567')
    await account.getByRole('button', { name: words.form.save }).click()
    await expect(account.getByRole('status')).toHaveText(words.form.saved)
    await page.reload()
    await expect(field(page, 'nickname')).toHaveValue('Zsófka')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the calculator displays its progress, and then the result', async ({
    page,
    context,
    words,
    baseURL,
  }) => {
    await signInAs(context, await newMember(), baseURL ?? '')
    await page.goto('/kronoworksheet?activetab=1')
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route(/\/kronoworksheet\?.*date=/, async (route) => {
      await held
      await route.continue()
    })
    await field(page, 'name').fill('Béla')
    await field(page, 'date').fill(birthDay.hun)
    await page.getByRole('button', { name: words.person.submit }).click()
    const busy = page.getByRole('button', { name: words.form.sending })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    goOn()
    const title = page.locator('h2#result')
    await expect(title).toBeInViewport()
    await expect(title).toBeFocused()
    await expect(title).toContainText('Béla')
    await expect(page.getByRole('button', { name: words.person.submit })).toBeEnabled()
  })
})
