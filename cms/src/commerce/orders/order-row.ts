import {
  type AnalysisPerson,
  type BillingData,
  type Currency,
  type GiftWish,
  type OrderedKey,
  type OrderState,
  productKindFacts,
} from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { countOrders } from '../../members/users/facts/count-orders'
import { lockRows } from '../../platform/database/lock-rows'

/** An order: one for each charge. Amounts are minor units of its currency. */
export type OrderRow = {
  id: number
  documentId: string
  userId: number | null
  kind: 'checkout' | 'renewal'
  state: OrderState
  productKey: OrderedKey
  /** The product's name when it was ordered. */
  productName: string
  currency: Currency
  price: number
  discount: number
  amount: number
  /** What was paid, if it differs from what was ordered; otherwise null (`paidOf`). */
  paidAmount: number | null
  paidCurrency: Currency | null
  /** In the paid currency. */
  refundedAmount: number
  /** Version of the refund and dispute data: after a concurrent change Stripe is queried again. */
  moneyVersion: number | null
  userCouponId: number | null
  campaignId: number | null
  /** The payment link, if no catalogue product was ordered. */
  payLinkId: number | null
  people: AnalysisPerson[] | null
  /** Of a payment link at least name and address. */
  billing: Partial<BillingData> | null
  gift: GiftWish | null
  buyerEmail: string | null
  language: string
  /** Unique keys held by one open order at most: the user who would get premium, and the user and coupon. */
  premiumOf: number | null
  /** The same for a user and an item. */
  itemOf: string | null
  couponOf: string | null
  /** The same for a payment link for one payment. */
  payLinkOf: number | null
  sessionId: string | null
  sessionUrl: string | null
  sessionExpiresAt: string | null
  subscriptionId: string | null
  /** Stripe customer of an erased buyer, until it is deleted there. */
  customerId: string | null
  paymentIntentId: string | null
  invoiceId: string | null
  periodStart: string | null
  periodEnd: string | null
  createdAt: string
  paidAt: string | null
  fulfilledAt: string | null
  /**
   * Number of the idempotency key for creating the Checkout Session (decision payment-fulfilment); null is the first.
   */
  stripeTry: number | null
  /** Since when the session is complete while a delayed payment is pending. */
  underwaySince: string | null
  /** When it was abandoned; it may still have been paid afterwards. */
  failedAt: string | null
}

export const orderUid = 'api::order.order'
export const orderTable = 'orders'

type Where = Partial<
  Pick<OrderRow, 'id' | 'documentId' | 'sessionId' | 'invoiceId' | 'paymentIntentId'> & {
    dedupeKey: string
  }
>

export const findOrder = async ({ db }: Core.Strapi, where: Where): Promise<OrderRow | undefined> =>
  (await db.query(orderUid).findOne({ where })) ?? undefined

/**
 * Locks an order's row until the transaction ends. Users, if needed, must be locked first (`lockUsers`), to prevent
 * deadlocks.
 */
export const lockOrder = (strapi: Core.Strapi, id: number) => lockRows(strapi, orderTable, { id })

type Change = Partial<Omit<OrderRow, 'id' | 'documentId'>>

/** Clears the unique keys of an open order, in the statement that ends it. */
const emptySlots = {
  dedupeKey: null,
  premiumOf: null,
  itemOf: null,
  couponOf: null,
  payLinkOf: null,
} as const

/**
 * Changes an order in one of these states with one conditional statement: of several concurrent calls exactly one gets
 * true.
 */
export async function moveOrder(
  strapi: Core.Strapi,
  { id }: Pick<OrderRow, 'id'>,
  from: readonly OrderState[],
  change: Change,
): Promise<boolean> {
  const where = { id, state: { $in: [...from] } }
  const isOver = change.state !== undefined && change.state !== 'pending'
  const data = isOver ? { ...change, ...emptySlots } : change
  const { count } = await strapi.db.query(orderUid).updateMany({ where, data })
  if (count === 1 && change.fulfilledAt) await countFor(strapi, id)
  return count === 1
}

async function countFor(strapi: Core.Strapi, id: number) {
  const order = await findOrder(strapi, { id })
  if (order?.userId) await countOrders(strapi, order.userId)
}

/** Renews automatically; a gift never does. */
export const isRenewing = ({ productKey, gift, kind }: OrderRow) =>
  kind === 'checkout' && !gift && productKindFacts(productKey).renews
