import type { CheckoutBody } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError, fieldError } from '../lib/app-error'
import { countAttempts } from '../lib/attempts'
import { accountLimits } from '../lib/rate-limits'
import { isRenewing, type OrderRow } from '../orders/order-row'
import { findUser, type UserRow } from '../users/user-row'
import { fulfilOrder } from './fulfil-order'
import { makeOffer, requireBuyer } from './make-offer'
import { openOrder } from './open-order'
import { endOthers, findOpenOrder } from './open-orders'
import { openSession } from './open-session'
import { placesOf } from './places'
import { requestKeyOf } from './request-key'
import { successAddress } from './return-addresses'

/** `network`: where it comes from, for limits. */
type Wish = { user: UserRow | undefined; body: CheckoutBody; network: string }

const guestsCoupons = countAttempts(accountLimits.guestsCoupons)

/** Other tabs of the same person may begin something else meanwhile, each time. */
const mostTries = 5

/**
 * The address of the page where one pays: of the order that this very request has open already, or of a new
 * one. Throws what an offer refuses with, and what open-session does: only after checkoutFailed nothing stays
 * reserved; tooManyRequests for a visitor who holds one coupon after another.
 */
export async function checkOut(strapi: Core.Strapi, { user, body, network }: Wish) {
  const { gift } = body
  requireBuyer(user, gift !== undefined)
  if (gift && !user && !gift.giverEmail) throw fieldError('missingField', 'gift.giverEmail')
  const key = requestKeyOf(user, body)
  const open = await findOpenOrder(strapi, key)
  if (open) return addressOf(strapi, open)
  if (!user && body.coupon) await guestsCoupons.take(network)
  return addressOf(strapi, await beginOrShare(strapi, { user, body, key }))
}

type Begun = Omit<Wish, 'network'> & { key: string }

/** The same request at the same moment may take the coupon or the last place: its order is ours too. */
async function beginOrShare(strapi: Core.Strapi, wish: Begun): Promise<OrderRow> {
  try {
    return await begin(strapi, wish)
  } catch (error) {
    const twin = error instanceof AppError && (await findOpenOrder(strapi, wish.key))
    if (!twin) throw error
    return twin
  }
}

/** A new order, once nothing else has a place that it needs. */
async function begin(strapi: Core.Strapi, wish: Begun) {
  const { body } = wish
  for (let tries = 0; tries < mostTries; tries += 1) {
    const places = await placesOf(strapi, wish)
    await endOthers(strapi, { ...wish, places })
    const user = await asNow(strapi, wish.user)
    const offer = await makeOffer(strapi, {
      ...body,
      user,
      coupon: body.coupon,
      isGift: body.gift !== undefined,
    })
    const order = await openOrder(strapi, { ...wish, user, offer, places })
    if (order) return order
  }
  throw new AppError('checkoutFailed')
}

/** What was begun before may have been paid just now, and then they are somebody else to us. */
async function asNow(strapi: Core.Strapi, user: UserRow | undefined) {
  const found = user && (await findUser(strapi, user.id))
  if (user && !found) throw new AppError('notAuthorized')
  return found
}

/** What costs nothing and is not renewed is Stripe's business in no way. */
async function addressOf(strapi: Core.Strapi, order: OrderRow): Promise<string> {
  if (order.amount > 0 || isRenewing(order)) return order.sessionUrl ?? openSession(strapi, order)
  await fulfilOrder(strapi, order)
  return successAddress(order.documentId)
}
