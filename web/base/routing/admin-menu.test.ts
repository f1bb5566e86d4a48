import { expect, test } from '@jest/globals'
import { adminMenu, adminMenuFor } from './admin-menu'
import { linkTo } from './links'
import type { RouteRow } from './route-row'
import { routes } from './routes'

test('the admin menu links to every admin page, once', () => {
  const listed = Object.values(adminMenu)
    .flat()
    .map((name) => linkTo(name))
  // Guest payments are a tab of the page of pay links.
  const { adminGuestPayments, ...others } = routes
  const rows = Object.values<RouteRow>(others).filter(
    ({ layout, path }) => layout === 'admin' && !path.includes('['),
  )
  expect(adminGuestPayments.path).toContain(`${routes.adminPublicPayments.path}/`)
  expect(listed.sort()).toEqual(rows.map((row) => row.path).sort())
})

test('pages that are not built and empty groups are left out', () => {
  const isSales = (href: string) => ['/admin/sales', '/admin/stats'].includes(href)
  expect(adminMenuFor(isSales)).toEqual([
    { group: 'sales', routes: ['adminSales'] },
    { group: 'numbers', routes: ['adminStats'] },
  ])
  expect(adminMenuFor(() => false)).toEqual([])
})
