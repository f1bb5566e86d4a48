import { errors } from '../lib/contract/errors'
import hun from '../messages/hun.json'
import { mailAbout } from './mailbox'
import { field, start } from './money-pages'
import { register } from './newcomer'
import { newEmail, newMember, password, signInAs } from './people'
import { newSubscriber } from './stripe'
import { watchStripe } from './stripe-script'
import { birthDay, expect, test, visitAs } from './test'

// Every page with a form, translated by the browser before it is used. An error of React fails the test.
test.use({ isTranslated: true })

const send = '[type="submit"]'

test.describe('a page with deferred hydration', () => {
  test.use({ interacts: false })

  test('computes a chart by the first click, and reports a wrong date', async ({
    page,
    words,
    deployment,
  }) => {
    await page.goto('/kronoworksheet/visitor')
    await expect(page.locator('h1 font').first()).toBeVisible()
    const date = page.getByLabel(words.date.birthDate)
    await date.fill('1984.04.31.')
    await page.getByLabel(words.person.name).fill('Ágnes')
    await page.getByRole('button', { name: words.person.submit }).click()
    await expect(page.getByText(errors.noSuchDay[deployment])).toBeVisible()
    await date.fill(birthDay[deployment])
    await page.getByRole('button', { name: words.person.submit }).click()
    await expect(page.getByText('3644027').first()).toBeVisible()
  })

  test('sends a contact message', async ({ page, request, words }) => {
    const [t, email] = [words.contact, newEmail()]
    await page.goto('/contact')
    const form = page.locator('main form')
    await form.getByLabel(t.message).fill('Egy mondat elég.')
    await form.getByRole('button').click()
    await expect(form.getByLabel(t.name)).toBeFocused()
    await expect(form.getByLabel(t.message)).toHaveValue('Egy mondat elég.')
    await form.getByLabel(t.name).fill('Ágnes')
    await form.getByLabel(t.email).fill(email)
    await form.getByRole('button').click()
    await expect(form.getByRole('status')).toContainText(t.done, { timeout: 20_000 })
    await mailAbout(request, email, hun.contact.sentTitle)
  })

  test('subscribes an address to the newsletter', async ({ page, words }) => {
    await page.goto('/newsletter')
    await page.getByLabel(words.newsletter.email).fill(newEmail())
    await page.locator('main').getByRole('checkbox').check()
    await page.locator('main').getByRole('button', { name: words.newsletter.submit }).click()
    await expect(page.getByRole('heading', { name: words.newsletter.sent.title })).toBeVisible()
  })

  test('sends a new password', async ({ page, words }) => {
    await page.goto('/forgot-password')
    await field(page, 'email').fill(newEmail())
    await page.locator('main').locator(send).click()
    const heading = page.getByRole('heading', { name: words.forgotPassword.sentTitle })
    await expect(heading).toBeFocused()
  })

  test.describe('of the login', () => {
    test.use({ allowed: [/401/] })
    test('reports a failure, and signs in', async ({ page }) => {
      const member = await newMember()
      await page.goto('/login')
      await field(page, 'email').fill(member.email)
      await field(page, 'password').fill('not the one')
      await page.locator('main').locator(send).click()
      await expect(page.locator('main').getByRole('alert')).not.toBeEmpty()
      await field(page, 'password').fill(password)
      await page.locator('main').locator(send).click()
      await expect(page).toHaveURL(/\/$/)
    })
  })

  test('registers in one step, and in two', async ({ page, words, deployment }) => {
    await page.goto('/login?tab=register')
    await page.locator('main').locator(send).click()
    await expect(field(page, 'email')).toBeFocused()
    await field(page, 'birthDate').fill(birthDay[deployment])
    await register(page, words, { firstName: 'Ágnes', lastName: 'Kővári' })
    await page.goto('/form/energia')
    await page.getByLabel(words.form.firstName).fill('Zsófi')
    // The stored address is filled in by hydration, and replaced here.
    const email = page.getByLabel(words.login.email)
    await expect(email).toHaveValue(/@/)
    await email.fill(newEmail())
    await page.locator('form').locator(send).click()
    await page.getByLabel(words.form.password, { exact: true }).fill(password)
    await page.getByLabel(words.date.birthDate).fill(birthDay[deployment])
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: words.registration.second.submit }).click()
    await expect(page).toHaveURL(/\/thank-you$/)
    await page.getByRole('button', { name: words.registration.thanks.confirmed }).click()
    await expect(page.getByText(words.registration.thanks.notYet)).toBeVisible()
  })
})

test.describe('a page of a member', () => {
  test('saves a name in the profile', async ({ page, context, words, baseURL }) => {
    const member = await newMember()
    await signInAs(context, member, baseURL ?? '')
    await page.goto('/profile')
    await expect(page.locator('html')).toHaveAttribute('data-translated')
    await field(page, 'nickname').fill('Ági')
    const account = page.locator('section#account')
    await account.locator(send).click()
    await expect(account.getByRole('status')).toContainText(words.form.saved)
    await page.getByRole('switch', { name: words.profile.newsletter.label }).click()
    await expect(page.locator('section#newsletter').getByRole('status')).not.toBeEmpty()
    const security = page.locator('section#password')
    await security.locator('[name="currentPassword"]').fill(password)
    await security.locator('[name="newPassword"]').fill(`${password}!`)
    for (const repeat of await security.locator('[name="repeat"]').all())
      await repeat.fill(`${password}!`)
    await security.locator(send).click()
    await expect(security.getByRole('status')).not.toBeEmpty()
    const { open, cancel } = words.profile.deactivation
    await page.getByRole('button', { name: open }).click()
    await expect(page.getByRole('dialog').locator('h2 font').first()).toBeVisible()
    await page.getByRole('button', { name: cancel }).click()
    await expect(page.getByRole('button', { name: open })).toBeFocused()
  })

  test('leads from a plan to the payment', async ({ page, context, words, baseURL }) => {
    await watchStripe(page)
    await signInAs(context, await newMember(), baseURL ?? '')
    await page.goto('/payment/monthly')
    await expect(page.locator('html')).toHaveAttribute('data-translated')
    await page.getByRole('checkbox', { name: words.payment.checkout.wantsBilling }).check()
    const pay = page.getByRole('button', { name: start(words.payment.checkout.pay) })
    await pay.click()
    await expect(field(page, 'billing.postalCode')).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('checkbox', { name: words.payment.checkout.wantsBilling }).uncheck()
    await pay.click()
    await expect(page).not.toHaveURL(/\/payment\/monthly/)
  })

  test('saves people, and compares them', async ({ page, context, words, deployment, baseURL }) => {
    await signInAs(context, await newSubscriber(), baseURL ?? '')
    const { database, relationship } = words
    await page.goto('/mydatabase')
    await expect(page.locator('html')).toHaveAttribute('data-translated')
    await page.getByRole('button', { name: database.toolbar.add }).first().click()
    const form = page.locator('main form').filter({ has: page.getByLabel(words.date.birthDate) })
    for (const name of ['Anna', 'Béla']) {
      await form.locator('[name="name"]').fill(name)
      await form.locator('[name="date"]').fill(birthDay[deployment])
      await form.locator(send).click()
      await expect(page.locator('tbody').getByText(name)).toBeVisible()
    }
    await page.goto('/kronoworksheet?activetab=2')
    await expect(page.locator('html')).toHaveAttribute('data-translated')
    for (const name of ['Cili', 'Dani']) {
      const add = page.locator('main form').filter({ has: page.getByLabel(words.date.birthDate) })
      await add.locator('[name="people.0.name"]').fill(name)
      await add.locator('[name="people.0.date"]').fill(birthDay[deployment])
      await add.locator(send).click()
      const people = page.getByRole('list', { name: relationship.list.title })
      await expect(people.getByText(name)).toBeVisible()
    }
  })

  test('marks how a day felt', async ({ page, context, words, baseURL }) => {
    await signInAs(context, await newMember(), baseURL ?? '')
    const { felt } = words.kronobiology
    await page.goto('/kronobiology')
    await expect(page.locator('html')).toHaveAttribute('data-translated')
    for (const scale of ['body', 'feeling', 'mind'] as const) {
      const row = page.getByRole('group', { name: felt.scale[scale] })
      await row.getByRole('radio', { name: '4' }).click()
    }
    await expect(page.getByText(felt.kept, { exact: true })).toBeVisible()
  })

  test.describe('with a coupon', () => {
    test.use({ allowed: [/404/] })
    test('says that there is none', async ({ page, context, words, baseURL }) => {
      await visitAs(context, 'free', baseURL ?? '')
      await page.goto('/claim-coupon')
      await expect(page.locator('html')).toHaveAttribute('data-translated')
      await page.locator('main form input').first().fill('NINCS-ILYEN')
      await page.locator('main').locator(send).click()
      await expect(page.locator('main').getByRole('alert')).not.toBeEmpty()
      expect(words.coupons).toBeTruthy()
    })
  })
})
