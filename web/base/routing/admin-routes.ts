import type { RouteRow } from './route-row'

const admin = { layout: 'admin', guard: 'admin', render: 'request' } as const

/** The back office (spec §2). */
export const adminRoutes = {
  adminUsers: { ...admin, path: '/admin', isBuilt: true },
  adminMonthlyPaid: { ...admin, path: '/admin/users/monthly-paid', isBuilt: true },
  adminYearlyPaid: { ...admin, path: '/admin/users/yearly-paid', isBuilt: true },
  adminSubscribers: { ...admin, path: '/admin/users/subscribers', isBuilt: true },
  adminUser: { ...admin, path: '/admin/users/[id]', isBuilt: true },
  adminBulk: { ...admin, path: '/admin/bulk/[id]', isBuilt: true },
  adminFormGroups: { ...admin, path: '/admin/users/form-group-list', isBuilt: true },
  adminUsersByAttribute: { ...admin, path: '/admin/users-by-nature', isBuilt: true },
  adminEmailGroups: { ...admin, path: '/admin/emailGroups' },
  adminInterpretation: { ...admin, path: '/admin/interpretation', isBuilt: true },
  adminCoupons: { ...admin, path: '/admin/coupons', isBuilt: true },
  adminCourses: { ...admin, path: '/admin/courses', isBuilt: true },
  adminLearners: { ...admin, path: '/admin/courses/learners', isBuilt: true },
  adminCertificates: { ...admin, path: '/admin/courses/certificates', isBuilt: true },
  adminEbooks: { ...admin, path: '/admin/ebooks', isBuilt: true },
  adminSales: { ...admin, path: '/admin/sales', isBuilt: true },
  adminCampaign: { ...admin, path: '/admin/campaign', isBuilt: true },
  adminMenuOverrides: { ...admin, path: '/admin/menuOverrides', isBuilt: true },
  adminAnalytics: { ...admin, path: '/admin/analytics' },
  adminStats: { ...admin, path: '/admin/stats' },
  adminPayments: { ...admin, path: '/admin/payments', isBuilt: true },
  adminPublicPayments: { ...admin, path: '/admin/public-payments', isBuilt: true },
  adminGuestPayments: { ...admin, path: '/admin/public-payments/guests', isBuilt: true },
  adminWithdrawals: { ...admin, path: '/admin/withdrawals', isBuilt: true },
  adminScheduledEmails: { ...admin, path: '/admin/scheduledEmails/waiting' },
  adminRegisterEmails: { ...admin, path: '/admin/fixedEmails/register' },
  adminFormEmails: { ...admin, path: '/admin/fixedEmails/form' },
  adminOtherEmails: { ...admin, path: '/admin/fixedEmails/other' },
  adminSystemSettings: { ...admin, path: '/admin/systemSettings' },
  adminReferrals: { ...admin, path: '/admin/referrals' },
  adminCalculation: { ...admin, path: '/admin/calculation' },
  adminUrl: { ...admin, path: '/admin/url', isBuilt: true },
} as const satisfies Record<string, RouteRow>
