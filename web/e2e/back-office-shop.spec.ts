import { ageTypedPassword, giveAdminRight } from './by-sql'
import { expectWellMade, field, start } from './money-pages'
import { newEmail, newMember, password, signInAs } from './people'
import { pay } from './stripe'
import { declineCookies, expect, test, visitAs } from './test'

test('an admin makes a coupon, sees its effect, and switches it off with a reason', async ({
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
  await page.getByRole('button', { name: shop.coupons.make }).click()
  await expect(page.getByText(danger.reasonMissing)).toBeVisible()
  await expect(field(page, 'percent')).toHaveValue('20')
  await field(page, 'reason').fill('Nyereményjáték')
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
  // Another action has its own reason field.
  await panel.getByRole('button', { name: shop.switchOn }).click()
  await expect(dialog.getByLabel(danger.reason)).toHaveValue('')
  await dialog.getByRole('button', { name: danger.cancel }).click()
  await expect(dialog).toBeHidden()
})

test('a pay link is created, paid without an account, and then shown as paid', async ({
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
  await field(page, 'reason').fill('Előadás')
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

test.describe('with a password typed 16 minutes ago', () => {
  // The response that requires the password.
  test.use({ allowed: [/403/] })

  test('a pay link is created after it was typed again, and the form keeps its values', async ({
    page,
    context,
    words,
    baseURL,
  }) => {
    const { shop } = words.admin
    const admin = await newMember()
    await giveAdminRight(admin.email)
    await signInAs(context, { ...admin, audience: 'admin' }, baseURL ?? '')
    await ageTypedPassword(admin.email, 16)
    await page.goto('/admin/public-payments')
    await page.getByText(shop.payLinks.new).click()
    const filled = { name: 'Csoportos óra', amount: '450', reason: 'Győri csoport' }
    for (const [name, text] of Object.entries(filled)) await field(page, name).fill(text)
    await field(page, 'openUntil').fill('2099-12-31T18:00')
    await page.getByRole('button', { name: shop.payLinks.make }).click()
    const dialog = page.getByRole('dialog', { name: words.passwordDialog.title })
    await expect(dialog.locator('[name="password"]')).toBeFocused()
    await page.keyboard.press('Escape')
    for (const [name, text] of Object.entries(filled))
      await expect(field(page, name)).toHaveValue(text)
    await page.getByRole('button', { name: shop.payLinks.make }).click()
    await dialog.locator('[name="password"]').fill(password)
    await page.keyboard.press('Enter')
    const panel = page.getByRole('complementary')
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText(filled.name)
    await expect(panel).toContainText(filled.reason)
  })
})

test('a batch is found by its name, summed up, and switched off as a whole; automatic coupons have their own view', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  const { shop, danger, list } = words.admin
  await visitAs(context, 'admin', baseURL ?? '')
  const batch = `Sorozat ${Date.now().toString(36)}`
  await page.goto('/admin/coupons')
  const views = page.getByRole('navigation', { name: shop.coupons.views })
  await expect(views.locator('[aria-current="page"]')).toHaveText(shop.coupons.issued)
  await page.getByText(shop.coupons.new).click()
  await field(page, 'how').selectOption('many')
  await field(page, 'count').fill('3')
  await field(page, 'percent').fill('20')
  await field(page, 'batch').fill(batch)
  await field(page, 'reason').fill('Nyereményjáték')
  await page.getByRole('button', { name: shop.coupons.make }).click()
  const summary = page.getByRole('region', { name: start(shop.coupons.batchTitle) })
  await expect(summary).toContainText(batch)
  await expect(page.locator('[data-row]')).toHaveCount(3)
  await expectWellMade(page)
  await summary.getByRole('button', { name: shop.coupons.batchOff }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(danger.reason).fill('Kiszivárgott')
  await dialog.getByRole('button', { name: shop.coupons.batchOff }).click()
  await expect(summary.getByRole('button', { name: shop.coupons.batchOn })).toBeVisible()
  await page.goto('/admin/coupons')
  await page.getByRole('searchbox', { name: list.search }).fill(batch.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-row]')).toHaveCount(3)
  await views.getByRole('link', { name: shop.coupons.automatic }).click()
  await expect(views.locator('[aria-current="page"]')).toHaveText(shop.coupons.automatic)
  await expectWellMade(page)
})
