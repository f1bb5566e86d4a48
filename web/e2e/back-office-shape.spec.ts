import type { Page } from '@playwright/test'
import type { RouteRow } from '../base/routing/route-row'
import { routes } from '../base/routing/routes'
import { expect, test, visitAs } from './test'

/** Position of the first row of a list, and its cells with cut or wrapped text. */
const shapeOf = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector('table:has([data-row])')
    const region = table?.parentElement
    const head = table?.querySelector('thead')
    if (!table || !region || !head) return undefined
    const tools = document.querySelector('search')?.parentElement?.children ?? []
    const middles = [...tools].flatMap((tool) => {
      const { top, height } = tool.getBoundingClientRect()
      return height > 0 ? [Math.round((top + height / 2) / 8)] : []
    })
    const lines = [...table.querySelectorAll('tbody td')].filter((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      // A cell with a person has a name above an address.
      const most = cell.querySelector('small') ? 50 : 30
      return range.getClientRects().length > 0 && range.getBoundingClientRect().height > most
    })
    return {
      top: Math.round(head.getBoundingClientRect().top),
      cut: region.scrollWidth - region.clientWidth,
      toolRows: new Set(middles).size,
      brokenCells: lines.map(({ textContent }) => textContent),
    }
  })

const lists = Object.values(routes)
  .filter((row: RouteRow) => row.guard === 'admin' && row.isBuilt && !row.path.includes('['))
  .map(({ path }) => path)

test('every list begins near the top of the page, with one line for each row, and no column is cut', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visitAs(context, 'admin', baseURL ?? '')
  let seen = 0
  for (const path of lists) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const shape = await shapeOf(page)
    if (!shape) continue
    seen += 1
    expect.soft(shape.top, path).toBeLessThan(240)
    expect.soft({ ...shape, top: 0 }, path).toMatchObject({ cut: 0, brokenCells: [] })
    expect.soft(shape.toolRows, path).toBeLessThanOrEqual(1)
    const row = page.locator('tbody tr:has([data-row])').first()
    await row.locator('td').last().click()
    await expect(page.getByRole('complementary')).toBeVisible()
    expect.soft((await shapeOf(page))?.cut, `${path}, beside a panel`).toBe(0)
  }
  expect(seen).toBeGreaterThan(3)
})

test('registration forms fit on a phone without scrolling sideways', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitAs(context, 'admin', baseURL ?? '')
  await page.goto('/admin/users/form-group-list')
  const table = page.getByRole('main').locator('table')
  await expect(table).toBeVisible()
  const cut = () =>
    table.evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : -1))
  expect(await cut()).toBe(0)
})
