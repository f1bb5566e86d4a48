import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectWellMade } from './money-pages'
import { newMember } from './people'
import { expect, test, visitAs } from './test'

/** Small screens: the panel covers its list, and there are no column headings to sort by. */
const isSmall = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

test('an admin finds people by keyboard: filters, opens, closes, saves the view and exports the table', async ({
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
  const isHydrated = () =>
    expect(page.getByRole('button', { name: list.columns, exact: true })).toBeEnabled()

  await test.step('a search filters the list, and is in the address', async () => {
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: lists.titles.users })).toBeVisible()
    await isHydrated()
    await page.getByRole('searchbox').fill(`${family.toLowerCase()}`)
    await expect(rows).toHaveCount(3)
    await expect(page.getByRole('searchbox')).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(family.toLowerCase())}`))
    await expectWellMade(page)
  })

  await test.step('a filter has a chip that removes it; the focus is never lost', async () => {
    const tier = page.getByRole('button', { name: lists.columns.tier, exact: true })
    const fields = page.getByRole('group', { name: lists.columns.tier, exact: true })
    await page.getByRole('button', { name: list.addFilter }).click()
    await tier.click()
    await expect(fields.getByRole('checkbox').first()).toBeFocused()
    await page.getByRole('button', { name: list.back }).click()
    await expect(tier).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: lists.options.tier.free }).check()
    await expectWellMade(page)
    await page.getByRole('button', { name: list.apply, exact: true }).click()
    await expect(page).toHaveURL(/tier=free/)
    const filter = `${lists.columns.tier}: ${lists.options.tier.free}`
    await page.getByRole('link', { name: list.remove.replace('{filter}', filter) }).click()
    await expect(page).not.toHaveURL(/tier=/)
    await expect(rows).toHaveCount(3)
    await expect(page.getByRole('button', { name: list.addFilter })).toBeFocused()
  })

  await test.step('arrow keys move between the rows, Enter opens one, Escape closes it', async () => {
    await page.goto(`/admin?search=${family.toLowerCase()}&sort=name`)
    await expect(links.first()).toContainText('Ágnes')
    await isHydrated()
    await links.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/panel=/)
    await expect(page.getByRole('complementary')).toContainText('Béla')
    await expect(page.getByRole('complementary', { name: 'Béla' })).toBeFocused()
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(page.locator('[inert]').filter({ has: links })).toHaveCount(isSmall(page) ? 1 : 0)
    await expect(page.getByRole('link', { name: panel.close })).toBeVisible()
    await expectWellMade(page)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('complementary', { name: 'Csilla' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('complementary', { name: 'Béla' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('complementary')).toBeHidden()
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(2)).toBeFocused()
  })

  await test.step('a view is saved with a name, and opened by it', async () => {
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

  await test.step('the exported table has the listed rows, in their order', async () => {
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

test('typed, ticked and found data of one person is not displayed for another', async ({
  page,
  context,
  words,
  deployment,
  baseURL,
}) => {
  const { list, people, danger, find } = words.admin
  const family = `Külön${deployment}${test.info().project.name.replace(/\W/g, '')}`
  const agnes = await newMember({ firstName: 'Ágnes', lastName: family })
  const bela = await newMember({ firstName: 'Béla', lastName: family })
  await visitAs(context, 'admin', baseURL ?? '')
  const listed = `/admin?search=${family.toLowerCase()}&sort=name`
  const rows = page.locator('tbody tr')
  const links = page.locator('tbody [data-row]')
  const open = (name: string) => page.getByRole('complementary', { name })
  const isHydrated = () =>
    expect(page.getByRole('button', { name: list.columns, exact: true })).toBeEnabled()

  await test.step('another row has an empty form', async () => {
    if (isSmall(page)) return
    await page.goto(listed)
    await isHydrated()
    const note = page
      .getByRole('complementary')
      .getByRole('button', { name: people.actions.noteOnUser.open, exact: true })
    const text = page.getByRole('dialog').locator('[name="text"]')
    await links.first().click()
    await expect(open('Ágnes')).toBeFocused()
    await note.click()
    await text.fill('Csak Ágnesről')
    await page.getByRole('dialog').getByRole('button', { name: danger.cancel }).click()
    await links.nth(1).click()
    await expect(open('Béla')).toBeFocused()
    await note.click()
    await expect(text).toHaveValue('')
    await page.getByRole('dialog').getByRole('button', { name: danger.cancel }).click()
  })

  await test.step('rows that are no longer displayed are not selected', async () => {
    await page.goto(listed)
    await isHydrated()
    const chosen = page.getByText(list.selected.replace('{count}', '1'), { exact: true })
    const tick = rows.first().getByRole('checkbox')
    await tick.check()
    await expect(chosen).toBeVisible()
    await page
      .getByRole('navigation', { name: list.pages })
      .getByRole('link', { name: '50', exact: true })
      .click()
    await expect(page).toHaveURL(/size=50/)
    await expect(tick).not.toBeChecked()
    await expect(chosen).toBeHidden()
  })

  await test.step('without column headings a select sorts', async () => {
    if (!isSmall(page)) return
    await page.getByRole('combobox', { name: list.sort, exact: true }).selectOption('-name')
    await expect(links.first()).toContainText('Béla')
  })

  await test.step('Ctrl K works while a user is open, and Enter waits for the results', async () => {
    await page.goto(listed)
    const href = await links.first().getAttribute('href')
    await page.goto(`/admin/users/${new URLSearchParams(href?.split('?')[1]).get('panel')}`)
    const name = page.getByRole('heading', { level: 1 })
    await expect(name).toContainText('Ágnes')
    const act = page.getByRole('button', { name: people.actions.noteOnUser.open, exact: true })
    await expect(act).toBeEnabled()
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: find.label })
    await field.fill(agnes.email)
    await expect(page.getByRole('option', { name: agnes.email })).toBeVisible()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/api\/admin\/find/, async (route) => {
      await held
      await route.continue()
    })
    await field.fill(bela.email)
    await page.keyboard.press('Enter')
    release()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(name).toContainText('Béla')
  })
})

test('an unknown filter in an address is reported, with a link to continue', async ({
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
    await expect(page.getByText(figures.monthly, { exact: true }).first()).toBeVisible()
    await expectWellMade(page)
  })
}
