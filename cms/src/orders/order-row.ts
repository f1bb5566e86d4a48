import {
  type BillingData,
  type Currency,
  type GiftWish,
  type OrderedKey,
  type OrderState,
  orderedFacts,
  type Person,
} from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { countOrders } from '../users/facts/count-orders'

/** A row of the orders: one for each charge. Amounts are minor units of its currency. */
export type OrderRow = {
  id: number
  documentId: string
  userId: number | null
  kind: 'checkout' | 'renewal'
  state: OrderState
  productKey: OrderedKey
  /** As it was called when it was ordered. */
  productName: string
  currency: Currency
  price: number
  discount: number
  amount: number
  /** What was paid where it was not what was ordered: of all others null (`paidOf`). */
  paidAmount: number | null
  paidCurrency: Currency | null
  /** Of what was paid. */
  refundedAmount: number
  /** Counts changes by refunds and disputes: whoever asked Stripe before another wrote asks again. */
  moneyVersion: number | null
  userCouponId: number | null
  campaignId: number | null
  /** By what it was paid where nothing of the catalogue was. */
  payLinkId: number | null
  people: Person[] | null
  /** Whoever pays by a link says a name and an address at least. */
  billing: Partial<BillingData> | null
  gift: GiftWish | null
  buyerEmail: string | null
  language: string
  /** Places that one open order has at most: whoever it would bring premium, and whoever holds which coupon by it. */
  premiumOf: number | null
  couponOf: string | null
  /** Likewise of a pay link for one payment. */
  payLinkOf: number | null
  sessionId: string | null
  sessionUrl: string | null
  sessionExpiresAt: string | null
  subscriptionId: string | null
  /** Stripe's customer of a buyer who left, until it is deleted there. */
  customerId: string | null
  paymentIntentId: string | null
  invoiceId: string | null
  periodStart: string | null
  periodEnd: string | null
  createdAt: string
  paidAt: string | null
  fulfilledAt: string | null
  /** Number of the key under which Stripe is asked for its page (decision 131); null is the first. */
  stripeTry: number | null
  /** Since when its buyer is through with the page, and a bank that pays later has not paid yet. */
  underwaySince: string | null
  /** When it was given up; it may have been paid after all. */
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
 * An order's row, held until the transaction ends. Whoever needs users too holds them first (`lockUsers`): of two at
 * once neither waits for the other for ever.
 */
export const holdOrder = ({ db }: Core.Strapi, id: number) =>
  db.transaction(({ trx }) => trx(orderTable).where({ id }).forUpdate().first('id'))

type Change = Partial<Omit<OrderRow, 'id' | 'documentId'>>

/** What an order keeps from others while it is open, and lets go of with the same statement that ends that. */
const nothingHeld = { dedupeKey: null, premiumOf: null, couponOf: null, payLinkOf: null } as const

/**
 * Changes an order that is in one of these states, in one statement with its condition: of several at once one
 * is told that it was the one.
 */
export async function moveOrder(
  strapi: Core.Strapi,
  { id }: Pick<OrderRow, 'id'>,
  from: readonly OrderState[],
  change: Change,
): Promise<boolean> {
  const where = { id, state: { $in: [...from] } }
  const isOver = change.state !== undefined && change.state !== 'pending'
  const data = isOver ? { ...change, ...nothingHeld } : change
  const { count } = await strapi.db.query(orderUid).updateMany({ where, data })
  if (count === 1 && change.fulfilledAt) await countFor(strapi, id)
  return count === 1
}

async function countFor(strapi: Core.Strapi, id: number) {
  const order = await findOrder(strapi, { id })
  if (order?.userId) await countOrders(strapi, order.userId)
}

/** Paid again and again; a gift never is. */
export const isRenewing = ({ productKey, gift, kind }: OrderRow) =>
  kind === 'checkout' && !gift && orderedFacts(productKey).kind === 'subscription'
