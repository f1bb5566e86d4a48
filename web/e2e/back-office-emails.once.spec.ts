import { giveAdminRight } from './by-sql'
import { mailAbout } from './mailbox'
import { expectWellMade } from './money-pages'
import { newMember, signInAs } from './people'
import { expect, test } from './test'

// Scripts of the test do not run in the preview, which is sandboxed.
test.use({ allowed: [/allow-scripts/] })

test('an admin writes an e-mail to a group, sees it as a reader, plans it, and reads its result', async ({
  page,
  context,
  request,
  words,
  baseURL,
}) => {
  const { scheduledEmails, blockEditor, lists } = words.admin
  const { editor, preview, plan, progress } = scheduledEmails
  const admin = { ...(await newMember()), audience: 'admin' }
  await giveAdminRight(admin.email)
  const source = `mail-${admin.email.slice(0, 12)}`
  const reader = await newMember({
    ...{ firstName: 'Réka', lastName: 'Olvasó' },
    ...{ newsLetter: true, referralSource: source },
  })
  await admin.post('/admin/email-groups', {
    name: source,
    rule: { version: 1, where: { is: 'all', of: [{ is: 'referral', source }] } },
  })
  await signInAs(context, admin, baseURL ?? '')
  const subject = `Tavasz ${source}`
  const body = page.getByRole('textbox', { name: editor.body })
  const dialog = page.getByRole('dialog')
  const frame = page.frameLocator('iframe')

  await test.step('the text is written with keys and the toolbar, and previewed while it is typed', async () => {
    await page.goto('/admin/scheduledEmails/waiting')
    await page.getByRole('link', { name: scheduledEmails.new }).click()
    await page.getByLabel(editor.name).fill(source)
    await page.getByLabel(editor.subject, { exact: true }).fill(subject)
    await body.click()
    await page.keyboard.type('Szia, ')
    await page.getByRole('button', { name: blockEditor.placeholders }).click()
    await page.getByRole('button', { name: editor.placeholders.name.title }).click()
    await page.keyboard.type('! Ez ')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.type('fontos')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: blockEditor.tools.button }).click()
    await dialog.getByLabel(blockEditor.buttonBlock.label).fill('Tovább')
    await dialog.getByLabel(blockEditor.address).fill('blog')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(blockEditor.addressWrong)).toBeVisible()
    await dialog.getByLabel(blockEditor.address).fill('/blog')
    await page.keyboard.press('Enter')
    await expect(frame.getByRole('link', { name: 'Tovább' })).toBeVisible()
    await expect(frame.locator('strong')).toHaveText('fontos')
    await expect(page.getByText(preview.counted)).toBeVisible()
    await expectWellMade(page)
  })

  await test.step('as a member it has the name; what was not saved survives a reload', async () => {
    await page.getByRole('button', { name: preview.as }).click()
    await page.getByLabel(preview.find).fill(reader.email)
    await page.getByRole('button', { name: reader.email }).click()
    await expect(frame.locator('p', { hasText: 'Szia, Réka!' })).toBeVisible()
    page.once('dialog', (asked) => asked.accept())
    await page.reload()
    await expect(page.getByText(editor.restored)).toBeVisible()
    await expect(body).toContainText('fontos')
  })

  await test.step('it is planned after a dry run, arrives, and its result says so', async () => {
    const option = page.getByRole('option', { name: source })
    await page
      .getByLabel(editor.group, { exact: true })
      .selectOption((await option.getAttribute('value')) ?? '')
    await page.getByRole('button', { name: editor.save, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(source)
    await page.getByRole('button', { name: plan.open }).click()
    await expect(dialog.getByRole('status')).toContainText('1')
    await expectWellMade(page)
    await dialog.getByRole('button', { name: plan.start }).click()
    const mail = await mailAbout(request, reader.email, subject)
    expect(mail?.text).toContain('Szia, Réka! Ez fontos')
    await expect(page.getByText(lists.options.status.sent, { exact: true }).first()).toBeVisible({
      timeout: 30_000,
    })
    await expect(page.locator('dl > div', { hasText: progress.sent }).first()).toContainText('1')
    await expectWellMade(page)
  })
})
