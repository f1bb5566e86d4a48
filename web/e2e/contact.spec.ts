import hun from '../messages/hun.json'
import { violationsOf } from './axe'
import { mailAbout } from './mailbox'
import { newEmail } from './people'
import { expect, test } from './test'

test('somebody writes to the house from the home page, and hears that it has come', async ({
  page,
  request,
  words,
}) => {
  const t = words.contact
  const email = newEmail()
  await page.goto('/#main-contact')
  const form = page.locator('#main-contact [data-contact="answers"] form')
  await form.getByRole('button').click()
  await expect(form.getByLabel(t.name)).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await form.getByLabel(t.name).fill('Ágnes Kiss')
  await form.getByLabel(t.email).fill(email)
  await form.getByLabel(t.message).fill('Hol a bizonylatom? — Where is my receipt?')
  await form.getByRole('button').click()
  await expect(form.getByRole('status')).toContainText(t.done, { timeout: 20_000 })
  await expect(form.getByLabel(t.message)).toHaveValue('')
  // It came with a proof of work, or nothing would go to an address that anybody may have typed.
  await mailAbout(request, email, hun.contact.sentTitle)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: [/400/] })

  test('a message is sent all the same, and what is refused is not lost', async ({
    page,
    words,
  }) => {
    const t = words.contact
    await page.goto('/contact')
    const form = page.locator('main form')
    await form.getByLabel(t.message).fill('Egy mondat <b>elég</b>.')
    await form.getByRole('button').click()
    await expect(page.getByRole('heading', { name: t.failedTitle })).toBeVisible()
    await expect(page.locator('pre')).toContainText('Egy mondat <b>elég</b>.')
    await page.goBack()
    await form.getByLabel(t.name).fill('Ágnes')
    await form.getByLabel(t.email).fill(newEmail())
    await form.getByLabel(t.message).fill('Egy mondat elég.')
    await form.getByRole('button').click()
    await expect(page.getByRole('heading', { name: t.sentTitle })).toBeVisible()
  })
})
