import { ageTypedPassword, giveAdminRight } from './by-sql'
import { expectWellMade } from './money-pages'
import { newMember, password, signInAs } from './people'
import { expect, test } from './test'

// Of a call that wants the password first.
test.use({ allowed: [/403/] })

test('an admin gives days to one person and to many, told first what would happen', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { people, danger, list } = words.admin
  const admin = { ...(await newMember()), audience: 'admin' }
  giveAdminRight(admin.email)
  const family = `Sokan${admin.email.slice(0, 6)}`
  const members = [
    await newMember({ firstName: 'Ágnes', lastName: family }),
    await newMember({ firstName: 'Béla', lastName: family }),
  ]
  ageTypedPassword(admin.email, 16)
  await signInAs(context, admin, baseURL ?? '')
  const dialog = page.getByRole('dialog')
  const panel = page.getByRole('complementary')

  await test.step('one opens beside the list, with what is known and what happened', async () => {
    await page.goto(`/admin?search=${family.toLowerCase()}&sort=name`)
    await page.locator('tbody [data-row]').first().click()
    await expect(panel.getByRole('heading', { level: 2 }).first()).toContainText('Ágnes')
    await expect(panel.locator('ol')).toContainText(people.timeline.what.joined)
    await expectWellMade(page)
  })

  await test.step('days want a number, a reason and the password; the log has them', async () => {
    await panel.getByRole('button', { name: people.acts.giveDays.open }).click()
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

  await test.step('many are tried first, then done, and the result is opened', async () => {
    await page.goto(`/admin?search=${family.toLowerCase()}`)
    await page.getByRole('checkbox', { name: list.selectPage }).check()
    await page.getByRole('button', { name: people.bulk.open.giveDays }).click()
    await dialog.locator('[name="what.days"]').fill('7')
    await dialog.getByRole('button', { name: people.bulk.try }).click()
    await expect(dialog.getByRole('status').first()).toContainText(String(members.length))
    await expectWellMade(page)
    await dialog.getByLabel(danger.reason).fill('Tavaszi ajándék')
    await dialog.getByRole('button', { name: people.bulk.start }).click()
    await expect(page).toHaveURL(/\/admin\/bulk\//)
    await expect(page.getByText(people.bulk.page.states.done, { exact: true })).toBeVisible()
    await expectWellMade(page)
  })

  await test.step('a page of its own has the same, narrowed by what happened', async () => {
    await page.goto(`/admin?search=${family.toLowerCase()}&sort=name`)
    const href = await page.locator('tbody [data-row]').first().getAttribute('href')
    const id = new URLSearchParams(href?.split('?')[1]).get('panel')
    await page.goto(`/admin/users/${id}?events=acts`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ágnes')
    await expect(page.locator('main ol > li')).toHaveCount(2)
    await expectWellMade(page)
  })

  await test.step('people by nature and by form lead to the list', async () => {
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
