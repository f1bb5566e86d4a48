import { mailAbout } from './mailbox'
import { expectWellMade } from './money-pages'
import { newSubscriber } from './stripe'
import { expect, test, visitAs } from './test'

test('an admin closes a withdrawal without a refund, with a reason and a reply to the buyer', async ({
  page,
  context,
  words,
  baseURL,
  request,
}) => {
  const { payments, danger } = words.admin
  const t = payments.closeWithdrawal
  const member = await newSubscriber('premium-month')
  const { orders } = await member.get('/order/mine')
  const number: string = orders[0].receipts[0].number
  await member.post('/withdrawal/confirm', { number })

  await visitAs(context, 'admin', baseURL ?? '')
  await page.goto('/admin/withdrawals')
  await page.locator('tbody tr', { hasText: number }).locator('[data-row]').click()
  const panel = page.getByRole('complementary')
  await panel.getByRole('button', { name: t.open }).click()
  const dialog = page.getByRole('dialog', { name: t.title })
  await expectWellMade(page)

  await dialog.getByRole('button', { name: t.submit }).click()
  await expect(dialog.getByLabel(t.answer)).toBeFocused()
  await dialog.getByLabel(t.answer).fill('Az előfizetés az első napon elkészült, ahogy kérted.')
  await dialog.getByLabel(danger.reason).fill('Teljesítettük')
  await dialog.getByRole('button', { name: t.submit }).click()
  await expect(dialog).toBeHidden()
  await expect(panel.getByRole('button', { name: t.open })).toHaveCount(0)
  await mailAbout(request, member.email, `Válasz az elállásodra: ${orders[0].name}`)
})
