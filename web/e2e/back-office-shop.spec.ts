import { expectWellMade, field } from './money-pages'
import { newEmail } from './people'
import { pay } from './stripe'
import { declineCookies, expect, test, visitAs } from './test'

test('an admin makes a coupon, sees what it does, and switches it off with a reason', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { shop, danger } = words.admin
  await visitAs(context, 'admin', baseURL ?? '')
  const code = `E2E${Date.now().toString(36).toUpperCase()}`
  const panel = page.getByRole('complementary')
  await page.goto('/admin/coupons')
  await page.getByText(shop.coupons.new).click()
  await field(page, 'code').fill(code)
  await field(page, 'percent').fill('20')
  await expectWellMade(page)
  await page.getByRole('button', { name: shop.coupons.make }).click()
  await expect(page).toHaveURL(new RegExp(`code=${code}`))
  await page.locator('[data-row]').first().click()
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(code)
  await panel.getByRole('button', { name: shop.switchOff }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(danger.reason).fill('Elgépeltük')
  await expectWellMade(page)
  await dialog.getByRole('button', { name: shop.switchOff }).click()
  await expect(panel.getByText(shop.coupons.off)).toBeVisible()
  await expect(panel).toContainText('Elgépeltük')
  const done = danger.done.replace('{what}', shop.switchOff)
  await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible()
  await expectWellMade(page)
  // Another act has a reason of its own.
  await panel.getByRole('button', { name: shop.switchOn }).click()
  await expect(dialog.getByLabel(danger.reason)).toHaveValue('')
  await dialog.getByRole('button', { name: danger.cancel }).click()
  await expect(dialog).toBeHidden()
})

test('a pay link is made, paid by somebody without an account, and then known as paid', async ({
  page,
  context,
  browser,
  words,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  const { shop } = words.admin
  await visitAs(context, 'admin', baseURL)
  const panel = page.getByRole('complementary')
  const name = `Előadás ${Date.now().toString(36)}`
  await page.goto('/admin/public-payments')
  await page.getByText(shop.payLinks.new).click()
  await field(page, 'name').fill(name)
  await field(page, 'amount').fill('200')
  await field(page, 'openUntil').fill('2099-12-31T18:00')
  await expectWellMade(page)
  await page.getByRole('button', { name: shop.payLinks.make }).click()
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(name)
  await expectWellMade(page)
  const address = await panel.locator('input[readonly]').inputValue()

  const guest = await browser.newContext({ baseURL })
  await declineCookies(guest, baseURL)
  const desk = await guest.newPage()
  await desk.goto(new URL(address).pathname)
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(desk.locator('main')).toContainText(name)
  await field(desk, 'name').fill('Kiss Ágnes')
  await field(desk, 'email').fill(newEmail())
  await expectWellMade(desk)
  await desk.locator('main form button[type="submit"]').click()
  await pay(desk, baseURL)
  await guest.close()

  await page.reload()
  await expect(panel).toContainText('Kiss Ágnes')
})
