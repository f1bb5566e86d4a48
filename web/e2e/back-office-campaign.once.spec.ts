import { expectWellMade, field } from './money-pages'
import { expect, test, visitAs } from './test'

test('an admin plans a campaign, previews the site with it, changes it, and ends it before it begins', async ({
  page,
  context,
  browser,
  words,
  baseURL,
}) => {
  const { shop, danger } = words.admin
  await visitAs(context, 'admin', baseURL ?? '')
  const panel = page.getByRole('complementary')
  const name = `Téli ${Date.now().toString(36)}`

  await test.step('is planned for a time without another campaign', async () => {
    await page.goto('/admin/campaign')
    await page.getByText(shop.campaigns.new).click()
    await field(page, 'name').fill(name)
    await field(page, 'startDate').fill('2098-12-01T08:00')
    await field(page, 'endDate').fill('2098-11-01T08:00')
    await field(page, 'budget').fill('1 000')
    await field(page, 'menuLabel').fill('Téli akció')
    await field(page, 'reason').fill('Karácsony')
    await expect(field(page, 'product')).toHaveValue('premium-year-discount')
    await page.getByRole('button', { name: shop.campaigns.make }).click()
    await expect(field(page, 'endDate')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'name')).toHaveValue(name)
    await field(page, 'endDate').fill('2098-12-24T20:00')
    await expectWellMade(page)
    await page.getByRole('button', { name: shop.campaigns.make }).click()
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText(name)
    await expect(panel.locator('[name="budget"]')).toHaveValue('1000')
    await expectWellMade(page)
  })

  await test.step('has a preview for each tier', async () => {
    const links = panel.getByRole('link', {
      name: new RegExp(Object.values(shop.campaigns.audiences).join('|')),
    })
    await expect(links).toHaveCount(Object.keys(shop.campaigns.audiences).length)
    const { pathname, search } = new URL((await links.nth(1).getAttribute('href')) ?? '')
    const editor = await browser.newContext({ baseURL: baseURL ?? '' })
    const look = await editor.newPage()
    await look.goto(pathname + search)
    await expect(look.locator('header')).toContainText('Téli akció')
    await editor.close()
  })

  await test.step('has a form that fits into the panel beside the list at 1280 px', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const box = await panel.boundingBox()
    for (const name of ['startDate', 'endDate', 'product', 'banner', 'budget']) {
      const input = await panel.locator(`[name="${name}"]`).boundingBox()
      expect([name, (input?.width ?? 0) > 150]).toEqual([name, true])
      const right = (box?.x ?? 0) + (box?.width ?? 0)
      expect([name, (input?.x ?? 0) + (input?.width ?? 0) <= right]).toEqual([name, true])
    }
  })

  await test.step('is changed, and ended with a reason that the log records', async () => {
    await panel.locator('[name="menuLabel"]').fill('Téli ajánlat')
    await panel.getByLabel(danger.reason).first().fill('Rövidebb')
    await panel.getByRole('button', { name: shop.campaigns.save }).click()
    await expect(panel.getByText(shop.actions.saveCampaign)).toHaveCount(2)
    await panel.getByRole('button', { name: shop.campaigns.end }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(danger.reason).fill('Elnapoltuk')
    await expectWellMade(page)
    await dialog.getByRole('button', { name: shop.campaigns.end }).click()
    await expect(panel.getByText(shop.actions.endCampaign)).toBeVisible()
    await expect(panel).toContainText('Elnapoltuk')
    await expect(panel.getByRole('button', { name: shop.campaigns.end })).toBeHidden()
  })
})
