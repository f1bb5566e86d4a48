import type { Page } from '@playwright/test'
import type { RouteRow } from '../base/routing/route-row'
import { routes } from '../base/routing/routes'
import { brokenColumns } from './columns'
import { publicPages } from './public-pages'
import { expect, test, visitAs } from './test'

const widths = [390, 768, 1024, 1280, 1920]

// Stripe's script cannot be loaded here.
test.use({ allowed: [/401|403|404|ERR_NAME_NOT_RESOLVED/], reducedMotion: 'reduce' })

/** Guarded pages without a parameter in their path. */
const guarded = (guard: RouteRow['guard']) =>
  Object.values(routes)
    .filter((row: RouteRow) => row.guard === guard && row.isBuilt && !row.path.includes('['))
    .map(({ path }) => path)

const results = [
  '/kronoworksheet?activetab=1&date=1984-06-12',
  '/kronoworksheet?activetab=2&dates=1984-06-12,1979-12-07',
  '/kronoworksheet?activetab=2&dates=1984-06-12,1979-12-07,1990-01-02,2001-03-04',
]

const soft = expect.configure({ soft: true })
const { poll } = soft

/** Markdown of a link, bold text, or a placeholder, as in the source. */
const unfilled = /\]\(|\*\*|\{\{?\w+\}/

async function expectReadable(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(path)
    // Markdown or a placeholder that was not rendered.
    const body = page.locator('body')
    await soft(body, path).not.toContainText(unfilled, { useInnerText: true })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      // Cards that load their content later are empty until it has loaded.
      await poll(() => brokenColumns(page), { message: `${path} at ${width}` }).toEqual([])
    }
  }
}

test('public pages have no narrow column and no empty box at any width', ({ page, deployment }) =>
  expectReadable(page, publicPages(deployment)))

for (const audience of ['free', 'subscriber-yearly']) {
  test(`pages of a member (${audience}) have no narrow column and no empty box`, async ({
    page,
    context,
    baseURL,
  }) => {
    await visitAs(context, audience, baseURL ?? '')
    await expectReadable(page, ['/', '/my-analyses', '/mydatabase', ...guarded('user'), ...results])
  })
}

test('pages of the back office have no narrow column and no empty box', async ({
  page,
  context,
  baseURL,
}) => {
  await visitAs(context, 'admin', baseURL ?? '')
  await expectReadable(page, guarded('admin'))
})
