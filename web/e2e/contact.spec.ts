import { errors } from '../lib/contract/errors'
import hun from '../messages/hun.json'
import { violationsOf } from './axe'
import { mailAbout } from './mailbox'
import { newEmail } from './people'
import { expect, test } from './test'

test('a message from the home page is sent, and its receipt is confirmed', async ({
  page,
  request,
  words,
}) => {
  const t = words.contact
  const email = newEmail()
  await page.goto('/#main-contact')
  const form = page.locator('#main-contact form')
  await form.getByRole('button').click()
  await expect(form.getByLabel(t.name)).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await form.getByLabel(t.name).fill('Ágnes Kiss')
  await form.getByLabel(t.email).fill(email)
  await form.getByLabel(t.message).fill('Hol a bizonylatom? — Where is my receipt?')
  await form.getByRole('button').click()
  await expect(form.getByRole('status')).toContainText(t.done, { timeout: 20_000 })
  await expect(form.getByLabel(t.message)).toHaveValue('')
  // The message had a proof of work: without one, nothing is sent to an address that anybody may have typed.
  await mailAbout(request, email, hun.contact.sentTitle)
})

test.describe('a page with deferred hydration', () => {
  test.use({ interacts: false })

  test('values typed as the first interaction are kept, and sent with a proof of work', async ({
    page,
    request,
    words,
  }) => {
    const t = words.contact
    const email = newEmail()
    await page.goto('/contact')
    const form = page.locator('main form')
    await form.getByLabel(t.message).pressSequentially('Hol a bizonylatom?')
    await form.getByLabel(t.name).pressSequentially('Ágnes')
    await form.getByLabel(t.email).pressSequentially('agnes@')
    await form.getByLabel(t.email).press('Enter')
    await expect(form.getByLabel(t.email)).toHaveAttribute('aria-invalid', 'true')
    await expect(page).toHaveURL(/\/contact$/)
    await expect(form.getByLabel(t.name)).toHaveValue('Ágnes')
    await expect(form.getByLabel(t.message)).toHaveValue('Hol a bizonylatom?')
    await form.getByLabel(t.email).fill(email)
    await form.getByRole('button').click()
    await expect(form.getByRole('status')).toContainText(t.done, { timeout: 20_000 })
    await mailAbout(request, email, hun.contact.sentTitle)
  })

  test('its button, as the first interaction, reports missing values', async ({ page, words }) => {
    await page.goto('/contact')
    await page.locator('main form').getByRole('button').click()
    await expect(page.getByLabel(words.contact.name)).toBeFocused()
    await expect(page.locator('main form [aria-invalid=true]')).toHaveCount(3)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent as well, and refused values are returned in the form', async ({
    page,
    words,
    deployment,
  }) => {
    const t = words.contact
    await page.goto('/#main-contact')
    const home = page.locator('#main-contact form')
    await home.getByLabel(t.message).fill('Egy mondat <b>elég</b>.')
    await home.getByLabel(t.email).fill('agnes@')
    await home.getByRole('button').click()
    await expect(page.getByRole('heading', { level: 1, name: t.failedTitle })).toBeVisible()
    const form = page.locator('main form')
    await expect(form.getByLabel(t.message)).toHaveValue('Egy mondat <b>elég</b>.')
    await expect(form.getByLabel(t.email)).toHaveValue('agnes@')
    await expect(form.getByLabel(t.email)).toHaveAccessibleDescription(
      errors.invalidEmail[deployment],
    )
    await expect(form.getByLabel(t.name)).toHaveAttribute('aria-invalid', 'true')
    await form.getByLabel(t.name).fill('Ágnes')
    await form.getByLabel(t.email).fill(newEmail())
    await form.getByRole('button').click()
    await expect(page.getByRole('heading', { level: 1, name: t.sentTitle })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: t.back }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})
