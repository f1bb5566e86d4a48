import { expectWellMade } from './money-pages'
import { expect, test, visitAs } from './test'

// The sandbox of the preview blocks all scripts, which the browser reports.
test.use({ allowed: [/allow-scripts/] })

test('an admin writes a sequence, plans a day, switches it on and off, and deletes it', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { sequence, columns, plan, ...fixed } = words.admin.fixedEmails
  await visitAs(context, 'admin', baseURL ?? '')
  const name = `Születésnap ${Date.now().toString(36)}`
  const button = (text: string) => page.getByRole('button', { name: text, exact: true })

  await test.step('it is refused until every field is filled in', async () => {
    await page.goto('/admin/fixedEmails/other')
    await page.getByRole('link', { name: fixed.newSequence }).click()
    await page.getByLabel(sequence.trigger).selectOption('birthday')
    await expect(page.getByText(sequence.triggerHints.birthday)).toBeVisible()
    await button(`+ ${sequence.addStep}`).focus()
    await page.keyboard.press('Enter')
    await button(sequence.make).click()
    await expect(page.getByText(sequence.nameMissing)).toBeVisible()
    await expect(page.getByText(sequence.missing)).toBeVisible()
    await page.getByLabel(sequence.name).fill(name)
    await page.getByLabel(sequence.email, { exact: true }).selectOption({ index: 1 })
    await page.getByLabel(sequence.hour).fill('23')
    await expectWellMade(page)
    await button(sequence.make).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })

  await test.step('a condition of the rule editor is stored with the e-mail', async () => {
    await button(`+ ${sequence.addCondition}`).click()
    await expect(page.getByText(words.admin.emailGroups.rule.missing)).toBeVisible()
    await page
      .getByRole('group', { name: sequence.condition })
      .getByRole('checkbox')
      .first()
      .check()
    await button(sequence.save).click()
    await expect(page.getByText(sequence.saved)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('group', { name: sequence.condition })).toBeVisible()
  })

  await test.step('it is switched on and off, and cannot be deleted while it is on', async () => {
    await button(sequence.switchOn).click()
    await page.getByRole('dialog').getByRole('button', { name: sequence.switchOn }).click()
    await expect(button(sequence.switchOff)).toBeVisible()
    await expect(button(sequence.delete)).toBeHidden()
    await page.getByRole('link', { name: sequence.toPlan }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(plan.title)
    await expectWellMade(page)
    await page.goto('/admin/fixedEmails/other')
    await page.getByRole('link', { name, exact: true }).click()
    await button(sequence.switchOff).click()
    await page.getByRole('dialog').getByRole('button', { name: sequence.switchOff }).click()
    await button(sequence.delete).click()
    await page.getByRole('dialog').getByRole('button', { name: sequence.delete }).click()
    await page.waitForURL('**/admin/fixedEmails/other')
    await expect(page.getByRole('link', { name, exact: true })).toBeHidden()
  })

  await test.step('an e-mail is previewed in another language and sent to the admin', async () => {
    await page.goto('/admin/fixedEmails/register')
    await page.getByRole('table', { name: '' }).last().getByRole('link').first().click()
    await page.getByRole('link', { name: fixed.languages.eng }).click()
    const preview = page.frameLocator(`iframe[title="${fixed.email.preview}"]`)
    await expect(preview.getByText('Agnes').first()).toBeVisible()
    await page.getByRole('link', { name: words.admin.scheduledEmails.preview.views.text }).click()
    await expect(page.locator('pre')).toContainText('Agnes')
    await button(fixed.email.test).click()
    await page.getByRole('dialog').getByRole('button', { name: fixed.email.test }).click()
    await expect(page.getByText(fixed.email.tested.replace('{to}', ''))).toBeVisible()
  })
})
