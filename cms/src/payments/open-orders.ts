import { type CheckoutBody, productFacts } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { type OrderRow, orderUid } from '../orders/order-row'
import type { UserRow } from '../users/user-row'
import { endOrder } from './end-order'
import { canHavePage } from './page-life'
import { asAppError } from './stripe-failure'

/** A page that is about to close is no page to send somebody to. */
const leastOpenMs = 60_000

function isOpen(order: OrderRow): boolean {
  const { sessionExpiresAt } = order
  if (!sessionExpiresAt) return canHavePage(order, now())
  return new Date(sessionExpiresAt).getTime() - now().getTime() > leastOpenMs
}

/** Ends one before another begins. Throws when Stripe does not answer: it may still be paid. */
async function putAway(strapi: Core.Strapi, order: OrderRow) {
  try {
    await endOrder(strapi, order)
  } catch (error) {
    strapi.log.error(`Order ${order.documentId} could not be ended: ${String(error)}`)
    throw asAppError(error)
  }
}

/** The order that the same request opened, while its page is open; one that is over is put away. */
export async function findOpenOrder(strapi: Core.Strapi, dedupeKey: string) {
  const found: OrderRow | null = await strapi.db
    .query(orderUid)
    .findOne({ where: { dedupeKey, state: 'pending' } })
  if (!found || isOpen(found)) return found ?? undefined
  await putAway(strapi, found)
  return undefined
}

const isPremium = ({ productKey, gift }: OrderRow) =>
  !gift && productFacts(productKey).kind !== 'analysis'

type Wish = { user: UserRow | undefined; body: CheckoutBody; key: string }

/**
 * Other payments of the same person that were begun and not ended, where both would give premium or use the same
 * coupon: nobody pays for two plans from two tabs. The order of the same request is no other one.
 */
export async function othersOf(strapi: Core.Strapi, { user, body, key }: Wish) {
  if (!user || (body.gift && !body.coupon)) return []
  const pending: OrderRow[] = await strapi.db.query(orderUid).findMany({
    where: { userId: user.id, state: 'pending', kind: 'checkout', dedupeKey: { $ne: key } },
  })
  const bringsPremium = !body.gift && productFacts(body.product).kind !== 'analysis'
  return pending.filter((order) => {
    const holdsCoupon = body.coupon !== undefined && order.userCouponId !== null
    return holdsCoupon || (bringsPremium && isPremium(order))
  })
}

/** Ends them. */
export async function endOthers(strapi: Core.Strapi, wish: Wish) {
  for (const order of await othersOf(strapi, wish)) await putAway(strapi, order)
}
