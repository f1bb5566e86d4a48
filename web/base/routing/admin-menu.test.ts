import { expect, test } from '@jest/globals'
import { adminMenu, adminMenuFor } from './admin-menu'
import { linkTo } from './links'
import type { RouteRow } from './route-row'
import { routes } from './routes'

test('the admin menu leads to every admin page, once', () => {
  const listed = Object.values(adminMenu)
    .flat()
    .map((name) => linkTo(name))
  // The payments of guests stand beside the pay links, behind a tab of theirs.
  const { adminGuestPayments, ...others } = routes
  const rows = Object.values<RouteRow>(others).filter(
    ({ layout, path }) => layout === 'admin' && !path.includes('['),
  )
  expect(adminGuestPayments.path).toContain(`${routes.adminPublicPayments.path}/`)
  expect(listed.sort()).toEqual(rows.map((row) => row.path).sort())
})

test('what is not built is left out, and with it an empty group', () => {
  const isSales = (href: string) => ['/admin/sales', '/admin/stats'].includes(href)
  expect(adminMenuFor(isSales)).toEqual([
    { group: 'sales', routes: ['adminSales'] },
    { group: 'numbers', routes: ['adminStats'] },
  ])
  expect(adminMenuFor(() => false)).toEqual([])
})
