import { expectWellMade } from './money-pages'
import { newSubscriber } from './stripe'
import { expect, test, visitAs } from './test'

test('an admin finds a payment, refunds a part of it with a reason, and sees it in the figures', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { payments, danger, sales, lists } = words.admin
  const member = await newSubscriber('premium-month')
  await visitAs(context, 'admin', baseURL ?? '')
  const panel = page.getByRole('complementary')

  await test.step('a payment is found by its payer, and opens beside the list', async () => {
    await page.goto(`/admin/payments?search=${member.email}`)
    await expect(page.getByRole('heading', { level: 1, name: lists.titles.payments })).toBeVisible()
    await page.locator('tbody [data-row]').first().click()
    await expect(panel.getByText(payments.what.receipt)).toBeVisible()
    const payer = panel.getByRole('link', { name: member.email })
    await expect(payer).toHaveAttribute('href', /^\/admin\/users\/\w+$/)
    await expectWellMade(page)
  })

  await test.step('a refund requires a reason; an invalid amount is refused with a message', async () => {
    await panel.getByRole('button', { name: payments.refund }).click()
    const dialog = page.getByRole('dialog', { name: payments.refundTitle })
    await dialog.getByRole('button', { name: payments.refundYes }).click()
    await expect(dialog.getByText(danger.reasonMissing)).toBeVisible()
    await expect(dialog.getByLabel(danger.reason)).toBeFocused()
    await dialog.getByLabel(danger.reason).fill('Kettőt vett')
    const amount = dialog.locator('[name="amount"]')
    await expect(amount).toHaveValue('3 000')
    await amount.fill('sok')
    await dialog.getByRole('button', { name: payments.refundYes }).click()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(amount).toHaveAccessibleDescription(/45 000/)
    await expect(amount).toBeFocused()
    await amount.fill('1000')
    await expectWellMade(page)
    await dialog.getByRole('button', { name: payments.refundYes }).click()
    await expect(dialog).toBeHidden()
    const done = danger.done.replace('{what}', payments.refundTitle)
    await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible()
    await expect(panel.getByText(payments.what.credit)).toBeVisible()
    await expect(panel.getByText('Kettőt vett')).toBeVisible()
  })

  await test.step('the receipt is sent again', async () => {
    await panel.getByRole('button', { name: payments.resend }).click()
    await expect(panel.getByText(payments.what.resendReceipt)).toBeVisible()
  })

  await test.step('closed incidents are filtered within the same list, and the filter is removed', async () => {
    await page.goto(`/admin/payments?search=${member.email}`)
    await page.getByRole('link', { name: payments.closedIncidents, exact: true }).click()
    await expect(page).toHaveURL(/search=.+&incidents=closed/)
    await expectWellMade(page)
    // Opening and closing a payment changes nothing above the list.
    await page.locator('tbody [data-row]').first().click()
    await expect(page).toHaveURL(/panel=.+incidents=closed/)
    await expect(panel.getByText(payments.what.receipt)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(/panel=/)
    await expect(page).toHaveURL(/incidents=closed/)
    await page.getByRole('link', { name: payments.openIncidents, exact: true }).click()
    await expect(page).not.toHaveURL(/incidents=/)
  })

  const chosen = (range: keyof typeof sales.ranges) =>
    page.locator('a[aria-current=true]', { hasText: sales.ranges[range] })

  await test.step('the figures include it, each with its table and its definition', async () => {
    await page.goto('/admin/sales')
    await expect(page.getByRole('heading', { level: 1, name: sales.title })).toBeVisible()
    await page.getByText(sales.howCounted).first().click()
    await expect(page.getByText(sales.how.churn)).toBeVisible()
    await expect(chosen('months12')).toBeVisible()
    await page.getByRole('link', { name: sales.ranges.monthToLast }).click()
    await expect(page).toHaveURL(/against=monthBefore/)
    await expect(chosen('monthToLast')).toBeVisible()
    await page.getByText(sales.asTable).first().click()
    await expect(page.getByRole('table', { name: sales.revenueBy.day })).toBeVisible()
    await expectWellMade(page)
  })

  await test.step('an invalid period is reported at its field, with the typed value', async () => {
    await page.goto('/admin/sales?from=2026-02-02&until=2026-02-01&by=week')
    const from = page.getByLabel(sales.from, { exact: true })
    await expect(from).toHaveValue('2026-02-02')
    await expect(from).toHaveAttribute('aria-invalid', 'true')
    await expect(from).toHaveAccessibleDescription(sales.faults.backwards)
    await expect(chosen('months12')).toBeVisible()
    await expectWellMade(page)
    await from.fill('2026-01-05')
    await page.getByRole('button', { name: sales.show }).click()
    await expect(page).toHaveURL(/from=2026-01-05&until=2026-02-01&by=week/)
    await expect(page.getByText(sales.faults.instead)).toBeHidden()
  })
})
