import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import type hun from '../messages/hun.json'
import { newEmail } from './people'
import { birthDay, expect, test, visitAs } from './test'

const hex = () => randomBytes(2).toString('hex')

// An IP address of its own, so that the rate limit does not count the requests of other tests.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': `2001:db8:${hex()}:${hex()}::1` } })

const password = 'Kék-bicikli 7'

async function giveAddress(page: Page, words: typeof hun, email: string) {
  await page.goto('/form/energia')
  await page.getByLabel(words.form.firstName).fill('Zsófi')
  await page.getByLabel(words.login.email).fill(email)
  await page.locator('form button[type=submit]').click()
}

test('a new user registers in two steps', async ({ page, words, deployment }) => {
  const email = newEmail()
  await giveAddress(page, words, ` ${email.toUpperCase()} `)
  await expect(page).toHaveURL(/\/register\/energia$/)
  // The typed values are stored in the tab, not in the address; so they survive a reload.
  await page.reload()
  await expect(page.getByLabel(words.login.email)).toHaveValue(email)

  const submit = page.getByRole('button', { name: words.registration.second.submit })
  await page.getByLabel(words.form.password, { exact: true }).fill(password)
  await page.getByLabel(words.date.birthDate).fill(birthDay[deployment])
  await submit.click()
  await expect(page.getByRole('checkbox').first()).toBeFocused()
  await page.getByRole('checkbox').first().check()
  await submit.click()
  await expect(page).toHaveURL(/\/register\/energia\/thank-you$/)
  await expect(page.getByRole('banner')).toBeVisible()

  await expect(page.getByLabel(words.login.email)).toHaveValue(email)
  await page.getByRole('button', { name: words.registration.thanks.confirmed }).click()
  await expect(page.getByText(words.registration.thanks.notYet)).toBeVisible()
})

test('an address with an account leads to the login with the address filled in', async ({
  page,
  words,
}) => {
  await giveAddress(page, words, 'free@krono.example')
  await expect(page.getByRole('heading', { name: words.registration.known.title })).toBeFocused()
  await page.getByRole('link', { name: words.registration.known.login }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByLabel(words.login.email)).toHaveValue('free@krono.example')
})

test('missing values are reported, at the field', async ({ page, words }) => {
  await page.goto('/form/energia')
  await page.locator('form button[type=submit]').click()
  await expect(page.getByLabel(words.form.firstName)).toBeFocused()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(2)
})

test('the second step without the first leads back to it', async ({ page, words }) => {
  await page.goto('/register/energia')
  await page.getByRole('link', { name: words.registration.missing.link }).click()
  await expect(page).toHaveURL(/\/form\/energia$/)
})

test('visitors subscribe to the newsletter by its form, and members by one button', async ({
  page,
  words,
  context,
  baseURL,
}) => {
  const t = words.registration.subscribe
  await page.goto('/register/energia/subscribe')
  const form = page.locator('form[action="/api/newsletter/subscribe"]')
  await expect(form.getByRole('button', { name: words.newsletter.submit })).toBeVisible()
  await visitAs(context, 'free', baseURL ?? '')
  await page.goto('/form/energia/subscribe')
  await page.getByRole('button', { name: t.submit }).click()
  await expect(page.getByRole('heading', { name: t.doneTitle })).toBeFocused()
})

test('members need not register again', async ({ page, words, context, baseURL }) => {
  await visitAs(context, 'free', baseURL ?? '')
  for (const path of ['/form/energia', '/register/energia']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: words.registration.member.title })).toBeVisible()
    await expect(page.locator('form')).toHaveCount(0)
  }
})

test.describe('of a missing form', () => {
  test.use({ allowed: [/404/] })
  test('no page exists', async ({ page, words }) => {
    for (const step of ['', '/thank-you', '/subscribe']) {
      for (const route of ['form', 'register']) {
        const answer = await page.goto(`/${route}/no-such-form${step}`)
        expect(answer?.status()).toBe(404)
        await expect(page.getByRole('heading', { name: words.notFound.title })).toBeVisible()
      }
    }
  })
})
