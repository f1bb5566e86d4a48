/** Searches: one letter, an accent, a common name, both names, part of an address or of a name, no match. */
const typed = [
  'a',
  'x',
  'é',
  'kovács',
  'nagy éva',
  'posta.example',
  'kovacs.la',
  'zz',
  'nobodyatall',
]

/** The searches, in every list that has a search. */
const searches = Object.fromEntries(
  ['users', 'payments', 'subscribers'].flatMap((list) =>
    typed.map((text) => [
      `${list} with "${text}"`,
      `/admin/lists/${list}?size=50&search=${encodeURIComponent(text)}`,
    ]),
  ),
)

/** Requests of the back office to the cms, with a hundred thousand users in the database. */
export const adminQuestions = {
  users: '/admin/lists/users?size=50',
  'users by name': '/admin/lists/users?size=50&sort=name',
  'users by what they spent': '/admin/lists/users?size=50&sort=-spent',
  'users by when they were here': '/admin/lists/users?size=50&sort=-seen',
  'users who are free': '/admin/lists/users?size=50&tier=free',
  'users of this month with the newsletter':
    '/admin/lists/users?size=50&joined=last30&newsletter=yes',
  'users who bought a detailed analysis': '/admin/lists/users?size=50&bought=analysis-long',
  'users who bought no analysis':
    '/admin/lists/users?size=50&notBought=analysis-short,analysis-long',
  'users by a character': '/admin/lists/users?size=50&character=heart-intake',
  subscribers: '/admin/lists/subscribers?size=50',
  'subscribers past due': '/admin/lists/subscribers?size=50&state=pastDue',
  'monthly paid': '/admin/lists/monthly-paid?size=50',
  'yearly paid': '/admin/lists/yearly-paid?size=50',
  payments: '/admin/lists/payments?size=50',
  'payments by amount': '/admin/lists/payments?size=50&sort=-amount',
  'payments that went back': '/admin/lists/payments?size=50&paymentState=refunded',
  'payments of a product': '/admin/lists/payments?size=50&product=analysis-long',
  'payments by a receipt': '/admin/lists/payments?size=50&search=KRONO-2026-000100',
  coupons: '/admin/lists/coupons?size=50',
  'coupons of editors': '/admin/lists/coupons?size=50&source=editor',
  'coupons by a code': '/admin/lists/coupons?size=50&code=ADVENT',
  'payments of guests': '/admin/lists/guest-payments?size=50',
  withdrawals: '/admin/lists/withdrawals?size=50',
  campaigns: '/admin/lists/campaigns?size=50',
  analyses: '/admin/lists/analyses?size=50',
  'figures above subscribers': '/admin/paying-figures?list=subscribers',
  'what needs somebody': '/admin/overview',
  ...searches,
  'payments with "a" by amount': '/admin/lists/payments?size=50&search=a&sort=-amount',
  'failed payments by amount': '/admin/lists/payments?size=50&paymentState=failed&sort=-amount',
  'renewals with "kovács"': '/admin/lists/payments?size=50&search=kov%C3%A1cs&paymentKind=renewal',
  'pay links': '/admin/lists/pay-links?size=50',
  chartAttributes: '/admin/natures',
  forms: '/admin/forms',
  'find a letter or two': '/admin/find?q=ko',
  'find a user': '/admin/find?q=nagy+eva',
  'find nobody': '/admin/find?q=nobodyatall',
  'find a receipt': '/admin/find?q=KRONO-2026-000100',
  'find a coupon': '/admin/find?q=ADVENT',
} as const

/** In these, one statement reads a row of each user, or most subscriptions: 20 to 45 ms of a core without other load. */
export const readsMost: readonly string[] = [
  'chartAttributes',
  'figures above subscribers',
  'users with "a"',
  'users with "kovács"',
  'users with "posta.example"',
  'payments with "a"',
  'payments with "é"',
  'payments with "a" by amount',
]

/** Sales of one year, and of all three years in the database. */
export const salesQuestions = {
  'sales of a year by month': '/admin/sales',
  'sales of a year by day': '/admin/sales?by=day&against=yearBefore',
  'sales of all years': '/admin/sales?from=2023-12-01&until=2026-10-31&by=month',
} as const

/** Requests a second of Ghost's admin list of 50 members, on this machine (quality, "Figures"). */
export const ghostsList = 34
