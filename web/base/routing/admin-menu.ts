import { type AdminRole, mayUse } from '@/lib/contract/back-office/roles'
import { areaOfPage } from './admin-areas'
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
  system: [
    'adminMenuOverrides',
    'adminSystemSettings',
    'adminOutbox',
    'adminJobs',
    'adminTasks',
    'adminLog',
    'adminUrl',
  ],
} as const satisfies Record<string, readonly FixedRoute[]>

type AdminGroup = keyof typeof adminMenu
export type AdminRoute = (typeof adminMenu)[AdminGroup][number]

/** The menu of a role, without links that have no target, and without empty groups. */
export function adminMenuFor(
  role: AdminRole | undefined,
  leads: (href: string) => boolean = leadsSomewhere,
) {
  const groups = Object.entries(adminMenu) as [AdminGroup, readonly AdminRoute[]][]
  const isShown = (route: AdminRoute) => mayUse(role, areaOfPage(route)) && leads(linkTo(route))
  return groups
    .map(([group, routes]) => ({ group, routes: routes.filter(isShown) }))
    .filter(({ routes }) => routes.length > 0)
}
