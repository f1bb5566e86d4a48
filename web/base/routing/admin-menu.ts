import { type FixedRoute, leadsSomewhere, linkTo } from './links'

/** The menu of admin pages (spec §2, "Admin routes"): every one of them, by what it is about. */
export const adminMenu = {
  users: [
    'adminUsers',
    'adminMonthlyPaid',
    'adminYearlyPaid',
    'adminSubscribers',
    'adminFormGroups',
    'adminUsersByNature',
  ],
  sales: [
    'adminPayments',
    'adminPublicPayments',
    'adminSales',
    'adminCoupons',
    'adminCampaign',
    'adminReferrals',
  ],
  emails: [
    'adminEmailGroups',
    'adminScheduledEmails',
    'adminRegisterEmails',
    'adminFormEmails',
    'adminOtherEmails',
  ],
  content: ['adminInterpretation', 'adminCalculation', 'adminMenuOverrides', 'adminUrl'],
  system: ['adminAnalytics', 'adminStats', 'adminSystemSettings'],
} as const satisfies Record<string, readonly FixedRoute[]>

type AdminGroup = keyof typeof adminMenu
export type AdminRoute = (typeof adminMenu)[AdminGroup][number]

/** What of it leads somewhere; groups without such a page are left out. */
export function adminMenuFor(leads: (href: string) => boolean = leadsSomewhere) {
  const groups = Object.entries(adminMenu) as [AdminGroup, readonly AdminRoute[]][]
  return groups
    .map(([group, routes]) => ({ group, routes: routes.filter((route) => leads(linkTo(route))) }))
    .filter(({ routes }) => routes.length > 0)
}
