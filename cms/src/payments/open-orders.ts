import { type CheckoutBody, productFacts } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { type OrderRow, orderUid } from '../orders/order-row'
import type { UserRow } from '../users/user-row'
import { endOrder } from './end-order'

/** A page that is about to close is no page to send somebody to. */
const leastOpenMs = 60_000

/** An order whose page was never made, because a process died, can have one for so long: Stripe wants half an hour. */
const pagelessMs = 20 * 60_000

function isOpen({ sessionExpiresAt, createdAt }: OrderRow): boolean {
  const at = now().getTime()
  if (!sessionExpiresAt) return at - new Date(createdAt).getTime() < pagelessMs
  return new Date(sessionExpiresAt).getTime() - at > leastOpenMs
}

/** The order that the same request opened, while its page is open; one that is over is put away. */
export async function findOpenOrder(strapi: Core.Strapi, dedupeKey: string) {
  const found: OrderRow | null = await strapi.db
    .query(orderUid)
    .findOne({ where: { dedupeKey, state: 'pending' } })
  if (!found || isOpen(found)) return found ?? undefined
  await endOrder(strapi, found)
  return undefined
}

const isPremium = ({ productKey, gift }: OrderRow) =>
  !gift && productFacts(productKey).kind !== 'analysis'

/**
 * Ends other payments of the same person that were begun and not ended, where both would give premium or use
 * the same coupon: nobody pays for two plans from two tabs. The order of the same request is no other one.
 */
export async function endOthers(
  strapi: Core.Strapi,
  { user, body, key }: { user: UserRow | undefined; body: CheckoutBody; key: string },
) {
  if (!user || (body.gift && !body.coupon)) return
  const pending: OrderRow[] = await strapi.db
    .query(orderUid)
    .findMany({ where: { userId: user.id, state: 'pending', dedupeKey: { $ne: key } } })
  for (const order of pending) {
    if (order.kind === 'renewal') continue
    const holdsCoupon = body.coupon !== undefined && order.userCouponId !== null
    if (holdsCoupon || (!body.gift && isPremium(order))) await endOrder(strapi, order)
  }
}
