import type { CheckoutBody } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError, fieldError } from '../lib/app-error'
import { isRenewing, type OrderRow } from '../orders/order-row'
import type { UserRow } from '../users/user-row'
import { fulfilOrder } from './fulfil-order'
import { makeOffer, requireBuyer } from './make-offer'
import { openOrder } from './open-order'
import { endOthers, findOpenOrder } from './open-orders'
import { openSession } from './open-session'
import { requestKeyOf } from './request-key'
import { successAddress } from './return-addresses'

type Wish = { user: UserRow | undefined; body: CheckoutBody }

/**
 * The address of the page where one pays: of the order that this very request has open already, or of a new
 * one. Throws what an offer refuses with, and checkoutFailed when Stripe does not answer: then nothing stays
 * reserved.
 */
export async function checkOut(strapi: Core.Strapi, { user, body }: Wish): Promise<string> {
  const { gift } = body
  requireBuyer(user, gift !== undefined)
  if (gift && !user && !gift.giverEmail) throw fieldError('missingField', 'gift.giverEmail')
  const key = requestKeyOf(user, body)
  const open = await findOpenOrder(strapi, key)
  if (open) return addressOf(strapi, open)
  await endOthers(strapi, { user, body, key })
  try {
    const offer = await makeOffer(strapi, { ...body, user, coupon: body.coupon, isGift: !!gift })
    return await addressOf(strapi, await openOrder(strapi, { user, body, offer, key }))
  } catch (error) {
    // The same request at the same moment took the coupon or the last place: its order is ours too.
    const twin = error instanceof AppError && (await findOpenOrder(strapi, key))
    if (!twin) throw error
    return addressOf(strapi, twin)
  }
}

/** What costs nothing and is not renewed is Stripe's business in no way. */
async function addressOf(strapi: Core.Strapi, order: OrderRow): Promise<string> {
  if (order.amount > 0 || isRenewing(order)) return order.sessionUrl ?? openSession(strapi, order)
  await fulfilOrder(strapi, order)
  return successAddress(order.documentId)
}
