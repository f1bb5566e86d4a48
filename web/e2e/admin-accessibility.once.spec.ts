import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { switchTo, unfold } from './axe'
import { giveAdminRight } from './by-sql'
import { expectWellMade } from './money-pages'
import { newMember } from './people'
import { expect, test, visitAs } from './test'

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const

const pages = [
  '/admin',
  '/admin/users-by-nature',
  '/admin/users/form-group-list',
  '/admin/users/monthly-paid',
  '/admin/users/subscribers',
  '/admin/payments',
  '/admin/interpretation',
  '/admin/coupons',
  '/admin/campaign',
  '/admin/sales',
  '/admin/sales?from=2026-02-02&until=2026-02-01',
  '/admin/menuOverrides',
  '/admin/emailGroups',
  '/admin/emailGroups/new?cycle=physical&inDays=3',
  '/admin/scheduledEmails/waiting',
  '/admin/scheduledEmails/waiting/new',
  '/admin/fixedEmails/register',
  '/admin/fixedEmails/form',
  '/admin/fixedEmails/other',
  '/admin/fixedEmails/plan',
  '/admin/fixedEmails/sequence/new?kind=other',
  '/admin/calculation?birth=1984-06-12&balance=100&vectors=run',
  '/admin/analytics',
  '/admin/stats',
  '/admin/referrals',
  '/admin/systemSettings',
  '/admin/systemSettings/jobs',
  '/admin/systemSettings/outbox',
  '/admin/systemSettings/log',
]

// On a phone rows are cards and the navigation is a sheet, with other colours than on a desktop. So both colour schemes
// are checked at both widths.
async function expectWellMadeAt(page: Page, path: string) {
  await page.setViewportSize(sizes[0])
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await unfold(page, 'main')
  // The rows of a table have the same markup, and axe examines each element.
  await page.addStyleTag({ content: 'tbody tr:nth-child(n + 6) { display: none }' })
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await switchTo(page, colorScheme)
      await expectWellMade(page)
    }
  }
}

// Scripts of the test do not run in the preview of an e-mail, which is sandboxed.
test.use({ allowed: [/allow-scripts/] })

test.beforeEach(({ context, baseURL }) => visitAs(context, 'admin', baseURL ?? ''))

for (const path of pages) {
  test(`axe finds nothing on ${path}, and it is no wider than the screen`, ({ page }) =>
    expectWellMadeAt(page, path))
}

test("axe finds nothing on a user's page, and it is no wider than the screen", async ({ page }) => {
  await page.goto('/admin')
  const href = await page.locator('tbody [data-row]').first().getAttribute('href')
  const id = new URLSearchParams(href?.split('?')[1]).get('panel')
  await expectWellMadeAt(page, `/admin/users/${id}`)
})

test('axe finds nothing among pay links, and they are no wider than the screen', async ({
  page,
}) => {
  const admin = await newMember()
  await giveAdminRight(admin.email)
  const { id } = await admin.post('/admin/pay-links', {
    ...{ name: 'Előadás', amount: 20_000, currency: 'huf', key: randomUUID() },
    ...{ openUntil: '2099-12-31T18:00', reason: 'Előadás' },
  })
  await expectWellMadeAt(page, '/admin/public-payments')
  await expectWellMadeAt(page, `/admin/public-payments?panel=${id}`)
  await expectWellMadeAt(page, '/admin/public-payments/guests')
})

test('axe finds nothing on a short link, and it is no wider than the screen', async ({ page }) => {
  const admin = await newMember()
  await giveAdminRight(admin.email)
  const { id } = await admin.post('/admin/short-links', {
    ...{ name: `e2e-${randomUUID()}`, target: '/blog?a=1', source: 'plakat' },
  })
  await expectWellMadeAt(page, `/admin/url?panel=${id}`)
})
