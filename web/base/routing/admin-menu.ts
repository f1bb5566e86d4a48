import { type FixedRoute, leadsSomewhere, linkTo } from './links'

/** The side menu of the back office (spec §2, "Back office"): all its pages by subject. */
export const adminMenu = {
  users: [
    'adminUsers',
    'adminMonthlyPaid',
    'adminYearlyPaid',
    'adminSubscribers',
    'adminFormGroups',
    'adminUsersByAttribute',
  ],
  sales: [
    'adminSales',
    'adminPayments',
    'adminPublicPayments',
    'adminWithdrawals',
    'adminInterpretation',
    'adminCoupons',
    'adminCampaign',
    'adminCourses',
    'adminLearners',
    'adminCertificates',
    'adminEbooks',
    'adminReferrals',
  ],
  emails: [
    'adminEmailGroups',
    'adminScheduledEmails',
    'adminRegisterEmails',
    'adminFormEmails',
    'adminOtherEmails',
  ],
  numbers: ['adminAnalytics', 'adminStats', 'adminCalculation'],
  system: ['adminMenuOverrides', 'adminSystemSettings', 'adminUrl'],
} as const satisfies Record<string, readonly FixedRoute[]>

type AdminGroup = keyof typeof adminMenu
export type AdminRoute = (typeof adminMenu)[AdminGroup][number]

/** The menu without links that have no target, and without empty groups. */
export function adminMenuFor(leads: (href: string) => boolean = leadsSomewhere) {
  const groups = Object.entries(adminMenu) as [AdminGroup, readonly AdminRoute[]][]
  return groups
    .map(([group, routes]) => ({ group, routes: routes.filter((route) => leads(linkTo(route))) }))
    .filter(({ routes }) => routes.length > 0)
}
