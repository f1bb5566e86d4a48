import { ageTypedPassword, giveAdminRight } from './by-sql'
import { expectWellMade, field } from './money-pages'
import { newMember, password, signInAs } from './people'
import { expect, test } from './test'

// Responses of a call that requires the password first, and of one with an ended session.
test.use({ allowed: [/401|403/] })

test('an admin gives days to one person and to many, after a preview of the effect', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { people, danger, list } = words.admin
  const admin = { ...(await newMember()), audience: 'admin' }
  await giveAdminRight(admin.email)
  const family = `Sokan${admin.email.slice(0, 6)}`
  const members = [
    await newMember({ firstName: 'Ágnes', lastName: family }),
    await newMember({ firstName: 'Béla', lastName: family }),
  ]
  await ageTypedPassword(admin.email, 16)
  await signInAs(context, admin, baseURL ?? '')
  const dialog = page.getByRole('dialog')
  const panel = page.getByRole('complementary')

  await test.step('a user opens beside the list, with data and timeline', async () => {
    await page.goto(`/admin?search=${family.toLowerCase()}&sort=name`)
    await page.locator('tbody [data-row]').first().click()
    await expect(panel.getByRole('heading', { level: 2 }).first()).toContainText('Ágnes')
    await expect(panel.locator('ol')).toContainText(people.timeline.what.joined)
    await expectWellMade(page)
  })

  await test.step('days require a number, a reason and the password; the log records them', async () => {
    await panel.getByRole('button', { name: people.actions.giveDays.open }).click()
    await dialog.locator('[name="days"]').fill('400')
    await dialog.getByLabel(danger.reason).fill('Nem indult a videó')
    await expectWellMade(page)
    await page.keyboard.press('Enter')
    await expect(dialog.locator('[name="days"]')).toHaveAttribute('aria-invalid', 'true')
    await dialog.locator('[name="days"]').fill('14')
    await page.keyboard.press('Enter')
    const asked = page.getByRole('dialog', { name: words.passwordDialog.title })
    await asked.locator('[name="password"]').fill(password)
    await page.keyboard.press('Enter')
    await expect(panel.locator('ol')).toContainText('Nem indult a videó')
    await expect(panel).toContainText(people.terms.source.given)
  })

  await test.step('a bulk action has a preview, runs, and its result is opened', async () => {
    await page.goto(`/admin?search=${family.toLowerCase()}`)
    await page.getByRole('checkbox', { name: list.selectPage }).check()
    await page.getByRole('button', { name: people.bulk.open.giveDays }).click()
    await dialog.locator('[name="what.days"]').fill('7')
    await dialog.getByRole('button', { name: people.bulk.try }).click()
    await expect(dialog.getByRole('status').first()).toContainText(String(members.length))
    await expect(dialog).toContainText(people.bulk.unchanged)
    await expect(dialog).toContainText(
      // None of them has subscribed to e-mails.
      people.bulk.receive.giveDays.replace('{count}', '0'),
    )
    await expect(dialog).not.toContainText(words.form.saved)
    await expectWellMade(page)
    await dialog.getByLabel(danger.reason).fill('Tavaszi ajándék')
    await dialog.getByRole('button', { name: people.bulk.start }).click()
    await expect(page).toHaveURL(/\/admin\/bulk\//)
    await expect(page.getByText(people.bulk.page.states.done, { exact: true })).toBeVisible()
    await page.getByText(`${people.bulk.page.changed}: ${members.length}`).click()
    const changed = members.map(({ email }) => page.getByRole('link', { name: email }))
    for (const link of changed) await expect(link).toBeVisible()
    await expectWellMade(page)
  })

  await test.step('the result is found again from the list', async () => {
    const { pathname } = new URL(page.url())
    await page.goto('/admin')
    await page.getByText(people.bulk.recent.title).click()
    await expectWellMade(page)
    await page.locator(`main details a[href="${pathname}"]`).click()
    await expect(page).toHaveURL(pathname)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(people.bulk.title.giveDays)
  })

  await test.step('a separate page has the same, with filtered events', async () => {
    await page.goto(`/admin?search=${family.toLowerCase()}&sort=name`)
    const href = await page.locator('tbody [data-row]').first().getAttribute('href')
    const id = new URLSearchParams(href?.split('?')[1]).get('panel')
    await page.goto(`/admin/users/${id}?events=acts`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ágnes')
    await expect(page.locator('main ol > li')).toHaveCount(2)
    await expectWellMade(page)
  })

  await test.step('people by chart attribute and by form link to the list', async () => {
    await page.goto('/admin/users-by-nature')
    await expectWellMade(page)
    await page.locator('main table a').first().click()
    await expect(page).toHaveURL(/\/admin\?strongest=/)
    await expect(page.locator('tbody tr').first()).toBeVisible()
    await page.goto('/admin/users/form-group-list')
    await expect(page.locator('main tbody tr').first()).toBeVisible()
    await expectWellMade(page)
  })
})

test('an e-mail that was typed when the session ended is restored after the login, and goes to that person', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { people, danger } = words.admin
  const { writeLetter, signOut, more } = people.actions
  const admin = { ...(await newMember()), audience: 'admin' }
  await giveAdminRight(admin.email)
  const member = await newMember({ firstName: 'Ágnes', lastName: 'Levélváró' })
  await signInAs(context, admin, baseURL ?? '')
  const dialog = page.getByRole('dialog')
  const panel = page.getByRole('complementary')
  const opener = panel.getByRole('button', { name: writeLetter.open, exact: true })
  const text = dialog.locator('[name="text"]')
  const send = dialog.getByRole('button', { name: writeLetter.submit })
  const said = (what: string) =>
    page.getByRole('status').filter({ hasText: danger.done.replace('{what}', what) })

  await test.step('typed values stay, and the login redirects back to the same page', async () => {
    const known = page.waitForResponse('**/api/user/me')
    await page.goto(`/admin?search=${encodeURIComponent(member.email)}`)
    await known
    await page.locator('tbody [data-row]').first().click()
    await opener.click()
    await dialog.locator('[name="subject"]').fill('A videó')
    await text.fill('Már nézhető.')
    await admin.post('/user/logout', {})
    await send.click()
    await expect(dialog.getByRole('alert')).toContainText(words.form.kept)
    await dialog.getByRole('alert').getByRole('link').click()
    await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fadmin%3F/)
  })

  await test.step('the dialog opens with it; after sending there is a notification, and it is empty', async () => {
    await field(page, 'email').fill(admin.email)
    await field(page, 'password').fill(password)
    await page.getByRole('button', { name: words.login.login.submit, exact: true }).click()
    await expect(page).toHaveURL(/\/admin\?.*panel=/)
    await expect(text).toHaveValue('Már nézhető.')
    await send.click()
    await expect(said(writeLetter.title)).toBeVisible()
    await expect(panel.locator('ol')).toContainText(people.timeline.what.writeLetter)
    await opener.click()
    await expect(text).toHaveValue('')
    await dialog.getByRole('button', { name: danger.cancel }).click()
  })

  await test.step('an action without visible effect has a notification, too', async () => {
    await panel.getByText(more, { exact: true }).click()
    await panel.getByRole('button', { name: signOut.open }).click()
    await dialog.getByLabel(danger.reason).fill('Elveszett a telefonja')
    await dialog.getByRole('button', { name: signOut.submit }).click()
    await expect(said(signOut.title)).toBeVisible()
    await expectWellMade(page)
  })
})
