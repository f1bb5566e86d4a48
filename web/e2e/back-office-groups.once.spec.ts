import { expectWellMade } from './money-pages'
import { expect, test, visitAs } from './test'

test('an admin makes an e-mail group of a chart attribute, refines its rule, and deletes it', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { emailGroups } = words.admin
  const { rule, group, count } = emailGroups
  await visitAs(context, 'admin', baseURL ?? '')
  const name = `Gyökér ${Date.now().toString(36)}`
  const sentence = page.getByRole('complementary').getByRole('status')

  await test.step('from a figure by nature to the editor, with the filter as its condition', async () => {
    await page.goto('/admin/users-by-nature')
    await page.locator('table a').first().click()
    await page.getByRole('link', { name: emailGroups.ofThese }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(emailGroups.new)
    await expect(sentence).toContainText(/\d/)
    await page.getByLabel(group.name).fill(name)
    await page.getByRole('button', { name: group.make }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(sentence).toContainText(/\d/)
  })

  await test.step('a second condition is added by keyboard, and counted once it is filled in', async () => {
    await page.getByRole('button', { name: `+ ${rule.addCondition}`, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(rule.missing)).toBeVisible()
    await expect(sentence).toHaveText(count.incomplete)
    await page.getByLabel(rule.about).last().selectOption('cycle')
    await page.getByLabel(rule.inDays).fill('3')
    await expect(page.getByText(rule.missing)).toBeHidden()
    await expect(sentence).not.toHaveText(count.incomplete)
    await expectWellMade(page)
    await page.getByRole('button', { name: group.save }).click()
    await expect(page.getByText(group.saved)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(rule.inDays)).toHaveValue('3')
  })

  await test.step('is listed with its numbers, and is gone after it was deleted', async () => {
    await page.goto('/admin/emailGroups')
    await expect(page.getByRole('row', { name })).toContainText(emailGroups.byRule)
    await page.getByRole('link', { name }).click()
    await page.getByRole('button', { name: group.delete }).click()
    await page.getByRole('dialog').getByRole('button', { name: group.delete }).click()
    await page.waitForURL('**/admin/emailGroups')
    await expect(page.getByRole('link', { name })).toBeHidden()
  })
})
