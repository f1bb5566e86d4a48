import type { AdminArea } from '@/lib/contract/back-office/roles'
import type { adminRoutes } from './admin-routes'
import type { RouteName } from './routes'

/** Pages of the back office that not every role may see. Every admin may read the others. */
const areas: Partial<Record<keyof typeof adminRoutes, AdminArea>> = {
  adminMonthlyPaid: 'readMoney',
  adminYearlyPaid: 'readMoney',
  adminSubscribers: 'readMoney',
  adminSales: 'readMoney',
  adminPayments: 'readMoney',
  adminPublicPayments: 'readMoney',
  adminGuestPayments: 'readMoney',
  adminWithdrawals: 'readMoney',
  adminSystemSettings: 'readSettings',
  adminOutbox: 'readSystem',
  adminJobs: 'readSystem',
  adminTasks: 'readSystem',
  adminLog: 'readSystem',
}

/** What a page of the back office shows: only roles that may use this area see it. */
export const areaOfPage = (route: RouteName): AdminArea =>
  (areas as Partial<Record<RouteName, AdminArea>>)[route] ?? 'read'
