import type { Tier } from '@/lib/contract/tiers'

/** One address of the site. */
export type RouteRow = {
  /** As Next writes it: `[name]` stands for one part. */
  path: `/${string}`
  /** `bare` has no menu, banner and footer (spec §2, "Layout"); `admin` has its own menu; else `site`. */
  layout?: 'bare' | 'admin'
  /** Session required to see it (spec §2, "Route guards"); the cms enforces it for the data. */
  guard?: 'user' | 'admin'
  /** Tiers with access, when it is not everybody (spec §6, "Who is who"). */
  tiers?: readonly Tier[]
  /** Made anew for each request; else static for each audience. */
  render?: 'request'
  /** There is a page. One that is still to come is linked nowhere and says so itself. */
  isBuilt?: true
  /** A step of signing in: a user without a name may stay here (spec §2, "Route guards"). */
  isForSigningIn?: true
  /**
   * Its address may hold the secret of one link, which must not leak. The referrer policy, the ad pixel, the counting
   * of views and the sitemap read it here (secret-addresses.test).
   */
  isSecret?: true
  /** Listed in the sitemap and open to search engines. */
  isIndexed?: true
  /** Prices of ours stand there, and beside them what the law wants (features/legal, PriceNote). */
  sells?: true
  /** Its text may be copied, as the back office's may: people must be able to take it along (shell/copy-guard). */
  isCopyFree?: true
  /** Stripe's script runs there, and the page's security policy allows it (lib/stripe-script). */
  hasStripe?: true
}

/**
 * Every address of the product (spec §2), once: the proxy, links, menus, the
 * sitemap and the tests read this table.
 */
export const routes = {
  home: { path: '/', isBuilt: true, isIndexed: true },
  description: { path: '/description/[page]', isBuilt: true, isIndexed: true },
  visitorWorksheet: {
    path: '/kronoworksheet/visitor',
    layout: 'bare',
    render: 'request',
    isBuilt: true,
    isIndexed: true,
  },
  worksheet: { path: '/kronoworksheet', guard: 'user', render: 'request', isBuilt: true },
  energyCycle: {
    path: '/kronoworksheet/energy-cycle',
    guard: 'user',
    render: 'request',
    isBuilt: true,
  },
  biorhythm: { path: '/biorhythm', render: 'request', isBuilt: true, isIndexed: true },
  kronobiology: { path: '/kronobiology', guard: 'user', render: 'request', isBuilt: true },
  personalityTest: { path: '/personality-test', isBuilt: true, isIndexed: true },
  imprint: { path: '/imprint', isBuilt: true, isIndexed: true, isCopyFree: true },
  terms: { path: '/terms', isBuilt: true, isIndexed: true, isCopyFree: true },
  withdrawal: { path: '/withdrawal', isBuilt: true, isIndexed: true, isCopyFree: true },
  withdrawalStatement: {
    path: '/withdrawal/statement',
    render: 'request',
    isBuilt: true,
    isCopyFree: true,
  },
  contact: { path: '/contact', isBuilt: true, isIndexed: true, isCopyFree: true },
  characters: { path: '/characters', isBuilt: true, isIndexed: true },
  privacyPolicy: { path: '/privacypolicy', isBuilt: true, isIndexed: true },
  blog: { path: '/blog', isBuilt: true, isIndexed: true },
  blogPost: { path: '/blog/[slug]', isBuilt: true, isIndexed: true },
  faq: { path: '/faq', isBuilt: true, isIndexed: true },
  faqAnswer: { path: '/faq/[slug]', isBuilt: true, isIndexed: true },
  reviews: { path: '/reviews', isBuilt: true, isIndexed: true },
  videos: { path: '/videos', guard: 'user', isBuilt: true },
  video: { path: '/videos/[slug]', guard: 'user', render: 'request', isBuilt: true },
  courses: { path: '/courses' },
  courseShelf: { path: '/course' },
  myCourses: { path: '/course/my-course', render: 'request' },
  course: { path: '/course/[slug]' },
  ebooks: { path: '/ebook' },
  myEbooks: { path: '/ebook/my-ebook', render: 'request' },
  ebook: { path: '/ebook/[slug]' },
  shop: { path: '/shop' },
  search: { path: '/search', isBuilt: true },
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
  claimCoupon: {
    path: '/claim-coupon',
    guard: 'user',
    render: 'request',
    isBuilt: true,
    isCopyFree: true,
  },
  gift: {
    path: '/gift',
    render: 'request',
    isBuilt: true,
    isIndexed: true,
    sells: true,
    hasStripe: true,
  },
  openGift: { path: '/gift/[token]', render: 'request', isBuilt: true, isSecret: true },
  receipt: {
    path: '/receipt/[token]',
    render: 'request',
    isBuilt: true,
    isSecret: true,
    isCopyFree: true,
  },
  myDatabase: {
    path: '/mydatabase',
    tiers: ['paid', 'subscriber'],
    render: 'request',
    isBuilt: true,
  },
  payLink: { path: '/pay/[token]', render: 'request', isBuilt: true, isSecret: true },
  payment: { path: '/payment', isBuilt: true, isIndexed: true, sells: true },
  paymentMonthly: {
    path: '/payment/monthly',
    guard: 'user',
    render: 'request',
    isBuilt: true,
    sells: true,
    hasStripe: true,
  },
  paymentYearly: {
    path: '/payment/yearly',
    guard: 'user',
    render: 'request',
    isBuilt: true,
    sells: true,
    hasStripe: true,
  },
  paymentCampaign: {
    path: '/payment/campaign',
    guard: 'user',
    render: 'request',
    isBuilt: true,
    sells: true,
    hasStripe: true,
  },
  paymentExtend: {
    path: '/payment/extend',
    guard: 'user',
    tiers: ['paid', 'subscriber'],
    render: 'request',
    isBuilt: true,
    sells: true,
    hasStripe: true,
  },
  paymentSuccess: { path: '/payment/success', render: 'request', isBuilt: true, isSecret: true },
  paymentCancelled: { path: '/payment/cancelled', render: 'request', isBuilt: true },
  paymentFailure: { path: '/payment/failure', render: 'request', isBuilt: true },
  interpretations: { path: '/interpretations', isBuilt: true, isIndexed: true, sells: true },
  shortInterpretation: {
    path: '/shortinterpretation',
    isBuilt: true,
    isIndexed: true,
    sells: true,
  },
  longInterpretation: {
    path: '/longinterpretation',
    isBuilt: true,
    isIndexed: true,
    sells: true,
  },
  relationshipInterpretation: {
    path: '/relationshipinterpretation',
    isBuilt: true,
    isIndexed: true,
    sells: true,
  },
  familyInterpretation: {
    path: '/familyinterpretation',
    isBuilt: true,
    isIndexed: true,
    sells: true,
  },
  groupInterpretation: {
    path: '/groupinterpretation',
    isBuilt: true,
    isIndexed: true,
    sells: true,
  },
  analysis: {
    path: '/analysis',
    guard: 'user',
    render: 'request',
    isBuilt: true,
    sells: true,
    hasStripe: true,
  },
  myAnalyses: { path: '/my-analyses', render: 'request', isBuilt: true },
  analysisPage: { path: '/analysis/[id]', guard: 'user', render: 'request', isBuilt: true },
  download: { path: '/download/[token]', render: 'request', isBuilt: true, isSecret: true },
  sharedAnalysis: { path: '/krono/[token]', render: 'request', isBuilt: true, isSecret: true },
  invitation: { path: '/invitation/[token]', render: 'request', isBuilt: true, isSecret: true },
  newsletter: { path: '/newsletter', isBuilt: true, isIndexed: true },
  confirmNewsletter: {
    path: '/newsletter/confirm',
    render: 'request',
    isBuilt: true,
    isSecret: true,
  },
  newsletterPreferences: {
    path: '/newsletter/preferences',
    render: 'request',
    isBuilt: true,
    isSecret: true,
  },
  unsubscribe: {
    path: '/newsletter/unsubscribe',
    render: 'request',
    isBuilt: true,
    isSecret: true,
  },
  form: { path: '/form/[id]', layout: 'bare', isBuilt: true, isIndexed: true },
  formThanks: { path: '/form/[id]/thank-you', isBuilt: true },
  formSubscribe: { path: '/form/[id]/subscribe', isBuilt: true },
  register: { path: '/register/[id]', layout: 'bare', render: 'request', isBuilt: true },
  registerThanks: { path: '/register/[id]/thank-you', isBuilt: true },
  registerSubscribe: { path: '/register/[id]/subscribe', isBuilt: true },
  details: { path: '/reszletek', layout: 'bare', isBuilt: true, isIndexed: true, sells: true },
  adminUsers: { path: '/admin', layout: 'admin', guard: 'admin', render: 'request', isBuilt: true },
  adminMonthlyPaid: {
    path: '/admin/users/monthly-paid',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
    isBuilt: true,
  },
  adminYearlyPaid: {
    path: '/admin/users/yearly-paid',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
    isBuilt: true,
  },
  adminSubscribers: {
    path: '/admin/users/subscribers',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
    isBuilt: true,
  },
  adminUser: {
    path: '/admin/users/[id]',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
    isBuilt: true,
  },
  adminBulk: {
    path: '/admin/bulk/[id]',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
    isBuilt: true,
  },
  adminFormGroups: {
    path: '/admin/users/form-group-list',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
    isBuilt: true,
  },
  adminUsersByAttribute: {
    path: '/admin/users-by-nature',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
    isBuilt: true,
  },
  adminEmailGroups: {
    path: '/admin/emailGroups',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
  },
  adminInterpretation: {
    path: '/admin/interpretation',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
    isBuilt: true,
  },
  adminCoupons: {
    path: '/admin/coupons',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
    isBuilt: true,
  },
  adminSales: {
    path: '/admin/sales',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
    isBuilt: true,
  },
  adminCampaign: {
    path: '/admin/campaign',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
    isBuilt: true,
  },
  adminMenuOverrides: {
    path: '/admin/menuOverrides',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
  },
  adminAnalytics: { path: '/admin/analytics', layout: 'admin', guard: 'admin', render: 'request' },
  adminStats: { path: '/admin/stats', layout: 'admin', guard: 'admin', render: 'request' },
  adminPayments: {
    path: '/admin/payments',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
    isBuilt: true,
  },
  adminPublicPayments: {
    path: '/admin/public-payments',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
    isBuilt: true,
  },
  adminGuestPayments: {
    path: '/admin/public-payments/guests',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
    isBuilt: true,
  },
  adminWithdrawals: {
    path: '/admin/withdrawals',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
    isBuilt: true,
  },
  adminScheduledEmails: {
    path: '/admin/scheduledEmails/waiting',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
  },
  adminRegisterEmails: {
    path: '/admin/fixedEmails/register',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
  },
  adminFormEmails: {
    path: '/admin/fixedEmails/form',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
  },
  adminOtherEmails: {
    path: '/admin/fixedEmails/other',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
  },
  adminSystemSettings: {
    path: '/admin/systemSettings',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
  },
  adminReferrals: { path: '/admin/referrals', layout: 'admin', guard: 'admin', render: 'request' },
  adminCalculation: {
    path: '/admin/calculation',
    layout: 'admin',
    guard: 'admin',
    render: 'request',
  },
  adminUrl: { path: '/admin/url', layout: 'admin', guard: 'admin', render: 'request' },
} as const satisfies Record<string, RouteRow>

export type RouteName = keyof typeof routes

/** The routes that search engines list. */
export type IndexedRoute = {
  [Name in RouteName]: (typeof routes)[Name] extends { isIndexed: true } ? Name : never
}[RouteName]
