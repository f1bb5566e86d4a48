import type { Core } from '@strapi/strapi'

const uids = {
  orders: 'api::order.order',
  entitlements: 'api::entitlement.entitlement',
  refunds: 'api::refund.refund',
  receipts: 'api::receipt.receipt',
  coupons: 'api::coupon.coupon',
  userCoupons: 'api::user-coupon.user-coupon',
  subscriptions: 'api::subscription.subscription',
  analyses: 'api::analysis.analysis',
  gifts: 'api::gift.gift',
  campaigns: 'api::campaign.campaign',
  payLinks: 'api::pay-link.pay-link',
  withdrawals: 'api::withdrawal.withdrawal',
  mails: 'api::outgoing-mail.outgoing-mail',
  users: 'plugin::users-permissions.user',
} as const

/** Rows per table, with only the columns that money rules read. */
export type Rows = { [Table in keyof typeof uids]?: readonly object[] }

/** Inserts the rows into an empty database. */
export async function fill({ db }: Core.Strapi, rows: Rows) {
  for (const [table, data] of Object.entries(rows))
    for (const row of data) await db.query(uids[table as keyof typeof uids]).create({ data: row })
}

export const at = new Date('2026-11-22T12:00:00Z')

/** An instant before `at`. */
export const ago = ({ days = 0, ms = 0 }) => new Date(at.getTime() - days * 86_400_000 - ms)

export const order = {
  id: 1,
  documentId: 'one',
  kind: 'checkout',
  state: 'fulfilled',
  userId: null,
  gift: null,
  productKey: 'analysis-short',
  amount: 3000,
  refundedAmount: 0,
  paidAt: at,
}
export const other = { ...order, id: 2, documentId: 'two' }
export const coupon = { id: 1, code: 'K', uses: 1, used: 1, maxUses: 1, maxPerUser: 1 }
export const use = { id: 1, couponId: 1, state: 'used', orderId: 1, personMark: 'a', sequence: 1 }
export const campaign = { id: 1, name: 'Ősz', uses: 1, budget: 1 }

/** Failed, and paid afterwards. */
export const late = { ...other, failedAt: at }

const number = (count: number) => `KRONO-2026-${String(count).padStart(6, '0')}`

export const mine = { ...order, userId: 1, productKey: 'premium-month', fulfilledAt: at }
export const receipt = { orderId: 1, kind: 'receipt', amount: 3000, number: number(1), token: 'a' }
export const credit = { ...receipt, kind: 'credit', amount: -3000, number: number(2), token: 'b' }
export const mail = { dedupeKey: 'order:one' }

export const term = {
  id: 1,
  kind: 'term',
  sourceKey: 'order:1',
  userId: 1,
  orderId: 1,
  ownState: 'active',
  state: 'active',
  from: new Date('2026-11-01T12:00:00Z'),
  days: 30,
  plan: 'monthly',
}
const ofOrder = { ...term, days: null, plan: null }
export const granted = {
  ...ofOrder,
  id: 2,
  kind: 'coupon',
  sourceKey: 'order:1:coupon',
  thingId: 7,
}
export const held = { id: 7, couponId: 1, state: 'used', orderId: 2, sequence: 1, isResting: false }
export const free = { ...mine, ...{ id: 2, documentId: 'two', amount: 0, userCouponId: 7 } }
export const read = {
  ...ofOrder,
  id: 3,
  kind: 'analysis',
  sourceKey: 'order:2:analysis',
  thingId: 9,
}
export const had = { ...read, orderId: 2, parentId: 2 }

export const user = {
  id: 1,
  isPaidUser: true,
  paidUserExpire: new Date('2026-12-01T12:00:00Z'),
  plan: 'monthly',
}
export const freeUser = { id: 1, isPaidUser: false }

/** A paid month, its coupon, and the analysis paid with that coupon. */
export const whole = {
  orders: [mine, { ...free, productKey: 'analysis-short' }],
  receipts: [receipt],
  mails: [mail, { dedupeKey: 'order:two' }],
  entitlements: [term, granted, had],
  coupons: [coupon],
  userCoupons: [held],
  analyses: [{ id: 9, orderId: 2, state: 'ready' }],
  users: [user],
} satisfies Rows

/** Withdrawal from the month. */
export const withdrawal = {
  id: 1,
  orderId: 1,
  effect: 'deduction',
  state: 'open',
  refundedBefore: 0,
  statedAt: at,
  refundDueAt: at,
}

const gone = { ownState: 'revoked', state: 'revoked' }

/** Completely refunded. */
export const refunded = {
  ...whole,
  orders: [{ ...mine, state: 'refunded', refundedAmount: 3000 }, whole.orders[1] ?? {}],
  receipts: [receipt, credit],
  entitlements: [
    { ...term, ...gone },
    { ...granted, ...gone },
    { ...had, state: 'revoked' },
  ],
  userCoupons: [{ ...held, isResting: true }],
  analyses: [{ id: 9, orderId: 2, state: 'withheld' }],
  users: [freeUser],
} satisfies Rows

/** Withdrawn and partly refunded: the granted month has ended all the same. */
export const withdrawn = {
  ...refunded,
  orders: [{ ...mine, refundedAmount: 1000 }, whole.orders[1] ?? {}],
  receipts: [receipt, { ...credit, amount: -1000 }],
  withdrawals: [{ ...withdrawal, state: 'settled' }],
} satisfies Rows

export const given = { ...mine, gift: { giverName: 'Béla' } }
export const present = { ...granted, kind: 'gift', sourceKey: 'order:1:gift', thingId: 5 }

/** An unclaimed gift. */
export const gifts = {
  orders: [given],
  receipts: [receipt],
  entitlements: [present],
  gifts: [{ id: 5, orderId: 1, state: 'delivered', token: 'g' }],
  users: [freeUser],
} satisfies Rows

export const subscription = { id: 1, stripeId: 'sub_a', userId: 1, status: 'active' }
/** A paid charge of the subscription. */
export const charge = { ...order, subscriptionId: 'sub_a' }
export const subscriber = { ...freeUser, subscriptionId: 'sub_a' }
