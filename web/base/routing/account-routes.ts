import type { RouteRow } from './route-row'

/** Pages for signing in, and a member's pages. */
export const accountRoutes = {
  login: { path: '/login', render: 'request', isForSigningIn: true, isBuilt: true },
  forgotPassword: {
    path: '/forgot-password',
    render: 'request',
    isForSigningIn: true,
    isBuilt: true,
  },
  resetPassword: {
    path: '/reset-password',
    render: 'request',
    isForSigningIn: true,
    isBuilt: true,
    isSecret: true,
  },
  confirmEmail: {
    path: '/confirm-email',
    render: 'request',
    isForSigningIn: true,
    isBuilt: true,
    isSecret: true,
  },
  undoEmail: {
    path: '/undo-email',
    render: 'request',
    isForSigningIn: true,
    isBuilt: true,
    isSecret: true,
  },
  profile: { path: '/profile', guard: 'user', render: 'request', isBuilt: true, sells: true },
  myCoupons: { path: '/my-coupons', render: 'request', isBuilt: true },
  myReferrals: { path: '/profile/referrals', guard: 'user', render: 'request', isBuilt: true },
  claimCoupon: {
    path: '/claim-coupon',
    guard: 'user',
    render: 'request',
    isBuilt: true,
    isCopyFree: true,
  },
  myDatabase: {
    path: '/mydatabase',
    tiers: ['paid', 'subscriber'],
    render: 'request',
    isBuilt: true,
  },
} as const satisfies Record<string, RouteRow>
