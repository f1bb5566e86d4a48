import type { Page } from '@playwright/test'
import type { RouteRow } from '../base/routing/route-row'
import { routes } from '../base/routing/routes'
import { expectReadable } from './readable'
import { test, visitAs } from './test'

// Stripe's script cannot be loaded here.
test.use({ allowed: [/401|403|404|ERR_NAME_NOT_RESOLVED/] })

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

async function expectAllReadable(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(path)
    await expectReadable(page, path)
  }
}

for (const audience of ['free', 'subscriber-yearly']) {
  test(`pages of a member (${audience}) have no narrow column and no empty box`, async ({
    page,
    context,
    baseURL,
  }) => {
    await visitAs(context, audience, baseURL ?? '')
    await expectAllReadable(page, [
      '/',
      '/my-analyses',
      '/mydatabase',
      ...guarded('user'),
      ...results,
    ])
  })
}

test('pages of the back office have no narrow column and no empty box', async ({
  page,
  context,
  baseURL,
}) => {
  await visitAs(context, 'admin', baseURL ?? '')
  await expectAllReadable(page, guarded('admin'))
})
