import type { Page } from '@playwright/test'
import { ageTypedPassword } from './by-sql'
import { linkInMail } from './mailbox'
import { expectWellMade } from './money-pages'
import { newMember, password, signInAs } from './people'
import { expect, test } from './test'

// Responses of calls that require the password first, of a wrong one, and of an ended session.
test.use({ allowed: [/400|401|403/] })

async function typePassword(page: Page, title: string) {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.locator('[name="password"]').fill(password)
  await page.keyboard.press('Enter')
}

test('the password is requested again, the form keeps its values, and the owner reverts the change', async ({
  page,
  context,
  request,
  words,
  baseURL,
}) => {
  const member = await newMember()
  await signInAs(context, member, baseURL ?? '')
  await ageTypedPassword(member.email, 16)
  const thiefs = `thief-${member.email}`
  const account = page.locator('#account')
  const dialog = page.getByRole('dialog', { name: words.passwordDialog.title })
  const email = account.locator('[name="email"]')
  const save = account.getByRole('button', { name: words.form.save })

  await test.step('cancelling keeps the form as it was', async () => {
    await page.goto('/profile')
    await account.locator('[name="nickname"]').fill('Ági')
    await email.fill(thiefs)
    await save.click()
    await expect(dialog.locator('[name="password"]')).toBeFocused()
    await expectWellMade(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(email).toHaveValue(thiefs)
    await expect(account.locator('[name="nickname"]')).toHaveValue('Ági')
    await expect(account.getByRole('alert')).not.toBeEmpty()
  })

  await test.step('a wrong one is reported, the right one sends the form', async () => {
    await save.click()
    await dialog.locator('[name="password"]').fill('wrong')
    await page.keyboard.press('Enter')
    await expect(dialog.locator('[name="password"]')).toHaveAttribute('aria-invalid', 'true')
    await dialog.locator('[name="password"]').fill(password)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(account.getByRole('status')).toHaveText(words.form.saved)
    await expect(account).toContainText(thiefs)
  })

  await test.step('the old address reverts it with a button, not by the link alone', async () => {
    await page.goto(await linkInMail(request, member.email, '/undo-email'))
    await expectWellMade(page)
    expect((await member.get('/user/me')).user.pendingEmail).toBe(thiefs)
    await page.getByRole('button', { name: words.undoEmail.submit }).click()
    await expect(page.getByRole('heading', { name: words.undoEmail.doneTitle })).toBeFocused()
    await expect(page.locator('main')).toContainText(member.email)
    await linkInMail(request, member.email, '/reset-password')
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/login/)
  })
})

test('the export of the own data is available after the password was typed', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const member = await newMember()
  await signInAs(context, member, baseURL ?? '')
  await ageTypedPassword(member.email, 16)
  await page.goto('/profile')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words.profile.data.download }).click()
  await typePassword(page, words.passwordDialog.title)
  expect((await download).suggestedFilename()).toBe('krono.json')
})

test('the addresses of calendars are displayed after the password was typed', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const member = await newMember()
  const { token } = await member.post('/calendar/create', { cycles: ['physical'] })
  await signInAs(context, member, baseURL ?? '')
  await ageTypedPassword(member.email, 16)
  await page.goto('/kronoworksheet/energy-cycle')
  const show = page.getByRole('button', { name: words.energyCycle.feed.show })
  await expect(show).toBeEnabled()
  expect(await page.content()).not.toContain(token)
  await show.click()
  await typePassword(page, words.passwordDialog.title)
  await expect(page.getByLabel(words.energyCycle.feed.address)).toHaveValue(new RegExp(token))
  await expect(show).toHaveCount(0)
})
