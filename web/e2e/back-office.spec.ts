import { readFileSync } from 'node:fs'
import { expectWellMade } from './money-pages'
import { newMember } from './people'
import { expect, test, visitAs } from './test'

test('an admin finds people by keyboard: narrows, opens, closes, saves the view and takes the table along', async ({
  page,
  context,
  words,
  deployment,
  baseURL,
}) => {
  const { list, lists, panel } = words.admin
  const family = `Lapozó${deployment}${test.info().project.name.replace(/\W/g, '')}`
  for (const firstName of ['Ágnes', 'Béla', 'Csilla']) {
    await newMember({ firstName, lastName: family })
  }
  await visitAs(context, 'admin', baseURL ?? '')
  const rows = page.locator('tbody tr')
  const links = page.locator('tbody [data-row]')

  await test.step('words narrow the list, and the address says so', async () => {
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: lists.titles.users })).toBeVisible()
    await page.getByRole('searchbox').fill(`${family.toLowerCase()}`)
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(3)
    await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(family.toLowerCase())}`))
    await expectWellMade(page)
  })

  await test.step('a filter is a chip, which takes it away again', async () => {
    await page.getByRole('button', { name: list.addFilter }).click()
    await page.getByRole('button', { name: lists.columns.tier, exact: true }).click()
    await page.getByRole('checkbox', { name: lists.options.tier.free }).check()
    await expectWellMade(page)
    await page.getByRole('button', { name: list.apply, exact: true }).click()
    await expect(page).toHaveURL(/tier=free/)
    const filter = `${lists.columns.tier}: ${lists.options.tier.free}`
    await page.getByRole('link', { name: list.remove.replace('{filter}', filter) }).click()
    await expect(page).not.toHaveURL(/tier=/)
    await expect(rows).toHaveCount(3)
  })

  await test.step('arrows lead through the rows, Enter opens one, Escape closes it', async () => {
    await page.goto(`/admin?search=${family.toLowerCase()}&sort=name`)
    await expect(links.first()).toContainText('Ágnes')
    await expect(page.getByRole('button', { name: list.columns, exact: true })).toBeEnabled()
    await links.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/panel=/)
    await expect(page.getByRole('complementary')).toContainText('Béla')
    await expect(page.getByRole('link', { name: panel.close })).toBeVisible()
    await expectWellMade(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('complementary')).toBeHidden()
  })

  await test.step('a view is saved by its name, and led to by it', async () => {
    await page.goto(`/admin?search=${family.toLowerCase()}&sort=-name`)
    await page.getByRole('button', { name: list.views, exact: true }).click()
    await page.getByLabel(list.viewName).fill(family)
    await page.getByRole('button', { name: list.saveView, exact: true }).click()
    await expect(page.getByLabel(list.viewName)).toBeHidden()
    await page.goto('/admin')
    await page.getByRole('button', { name: list.views, exact: true }).click()
    await page.getByRole('link', { name: family, exact: true }).click()
    await expect(links.first()).toContainText('Csilla')
    await page.getByRole('button', { name: list.views, exact: true }).click()
    await page.getByRole('button', { name: list.deleteView.replace('{name}', family) }).click()
    await expect(page.getByRole('link', { name: family, exact: true })).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('the table holds what is listed, in its order', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: list.csv, exact: true }).click(),
    ])
    const text = readFileSync(await download.path(), 'utf8')
    expect(text.startsWith('\ufeff')).toBe(true)
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toContain(lists.columns.character)
    expect(lines[1]).toContain('Csilla')
  })
})

test('what an address says that no list has is told, with a way on', async ({
  page,
  context,
  words,
  baseURL,
}) => {
  await visitAs(context, 'admin', baseURL ?? '')
  await page.goto('/admin?until=soon')
  await expect(page.getByText(words.admin.list.unreadable)).toBeVisible()
  await page.getByRole('link', { name: words.admin.list.unreadableWay }).click()
  await expect(page.locator('tbody tr').first()).toBeVisible()
})

for (const path of ['monthly-paid', 'yearly-paid', 'subscribers'] as const) {
  test(`${path} has its figures and its people`, async ({ page, context, words, baseURL }) => {
    await visitAs(context, 'admin', baseURL ?? '')
    await page.goto(`/admin/users/${path}`)
    const { lists, figures } = words.admin
    await expect(page.getByRole('heading', { level: 1, name: lists.titles[path] })).toBeVisible()
    await expect(page.getByText(figures.monthly, { exact: true })).toBeVisible()
    await expectWellMade(page)
  })
}
