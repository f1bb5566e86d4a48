import { expect, test } from '@jest/globals'
import type { AdminRole } from '@/lib/contract/back-office/roles'
import { adminMenu, adminMenuFor } from './admin-menu'
import { linkTo } from './links'
import type { RouteRow } from './route-row'
import { routes } from './routes'

test('the admin menu links to every admin page, once', () => {
  const listed = Object.values(adminMenu)
    .flat()
    .map((name) => linkTo(name))
  // Guest payments are a tab of the page of pay links; the dry run belongs to the automatic e-mails.
  const { adminGuestPayments, adminSequencePlan, ...others } = routes
  const rows = Object.values<RouteRow>(others).filter(
    ({ layout, path }) => layout === 'admin' && !path.includes('['),
  )
  expect(adminGuestPayments.path).toContain(`${routes.adminPublicPayments.path}/`)
  expect(adminSequencePlan.path).toContain('/admin/fixedEmails/')
  expect(listed.sort()).toEqual(rows.map((row) => row.path).sort())
})

test('pages that are not built and empty groups are left out', () => {
  const isSales = (href: string) => ['/admin/sales', '/admin/stats'].includes(href)
  expect(adminMenuFor('money', isSales)).toEqual([
    { group: 'sales', routes: ['adminSales'] },
    { group: 'numbers', routes: ['adminStats'] },
  ])
  expect(adminMenuFor('owner', () => false)).toEqual([])
})

test('a page that a role may not see is not in its menu', () => {
  const pagesOf = (role: AdminRole | undefined) =>
    adminMenuFor(role, () => true).flatMap(({ routes: names }): readonly string[] => names)
  const all = Object.values(adminMenu).flat()
  expect(pagesOf(undefined)).toEqual([])
  expect(pagesOf('owner')).toEqual(all)
  expect(pagesOf('readOnly')).toEqual(all)
  expect(pagesOf('money')).toContain('adminPayments')
  expect(pagesOf('money')).not.toContain('adminLog')
  expect(pagesOf('content')).toContain('adminCourses')
  for (const hidden of ['adminSales', 'adminPayments', 'adminSubscribers', 'adminLog'])
    expect(pagesOf('content')).not.toContain(hidden)
})
