import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type hun from '../messages/hun.json'
import { linkInMail } from './mailbox'
import { field } from './money-pages'
import { newEmail, password } from './people'
import { watchStripe } from './stripe-script'
import { declineCookies } from './test'

type Words = typeof hun

/** On the registration page: fills in the missing fields and submits. Resolves to the e-mail address of the new account. */
export async function register(page: Page, words: Words, names: Record<string, string> = {}) {
  const email = newEmail()
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  for (const [name, text] of Object.entries(names)) await field(page, name).fill(text)
  await field(page, 'privacyPolicy').check()
  await page.getByRole('button', { name: words.login.register.submit }).click()
  // On a busy machine the hashing of the password is queued.
  await page.getByRole('heading', { name: words.login.sent.title }).waitFor({ timeout: 30_000 })
  return email
}

type Opened = {
  request: APIRequestContext
  email: string
  baseURL: string | undefined
  words: Words
}

/** Opens the e-mail's link on a phone without any stored data, and presses its button. */
export async function confirmOnPhone(browser: Browser, { request, email, baseURL, words }: Opened) {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  await declineCookies(context, baseURL ?? '')
  const phone = await context.newPage()
  await watchStripe(phone)
  const link = await linkInMail(request, email, '/confirm-email')
  await phone.goto(link)
  await phone.getByRole('button', { name: words.confirmEmail.submit }).click()
  return { phone, link }
}
