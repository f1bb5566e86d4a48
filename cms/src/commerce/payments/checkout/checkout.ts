import type { CheckoutBody } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findUser, type UserRow } from '../../../members/users/user-row'
import { AppError, fieldError } from '../../../platform/lib/app-error'
import { accountLimits } from '../../../platform/lib/rate-limits'
import { countAttempts } from '../../../platform/limits/attempts'
import { isRenewing, type OrderRow } from '../../orders/order-row'
import { fulfilOrder } from '../fulfilment/fulfil-order'
import { requestKeyOf } from '../stripe/request-key'
import { successAddress } from '../stripe/return-addresses'
import { checkoutSlotsOf } from './checkout-slots'
import { makeOffer, requireBuyer } from './make-offer'
import { openOrder } from './open-order'
import { endOthers, findOpenOrder } from './open-orders'
import { openSession } from './open-session'

/** `network`: the client's network, for limits. */
type CheckoutRequest = { user: UserRow | undefined; body: CheckoutBody; network: string }

const guestsCoupons = countAttempts(accountLimits.guestsCoupons)

/** Other tabs of the same person may create another order between two attempts. */
const mostTries = 5

/**
 * URL of the payment page: of the open order of an identical request, or of a new order. Throws the errors of
 * `makeOffer` and `openSession` (only checkoutFailed leaves nothing reserved), and tooManyRequests for a guest who
 * reserves too many coupons.
 */
export async function checkOut(strapi: Core.Strapi, { user, body, network }: CheckoutRequest) {
  const { gift } = body
  requireBuyer(user, gift !== undefined)
  if (gift && !user && !gift.giverEmail) throw fieldError('missingField', 'gift.giverEmail')
  const key = requestKeyOf(user, body)
  const open = await findOpenOrder(strapi, key)
  if (open) return addressOf(strapi, open)
  if (!user && body.coupon) await guestsCoupons.take(network)
  return addressOf(strapi, await createOrReuse(strapi, { user, body, key }))
}

type KeyedRequest = Omit<CheckoutRequest, 'network'> & { key: string }

/** If a concurrent identical request took the coupon or the last use of the campaign, its order is returned. */
async function createOrReuse(strapi: Core.Strapi, request: KeyedRequest): Promise<OrderRow> {
  try {
    return await create(strapi, request)
  } catch (error) {
    const existing = error instanceof AppError && (await findOpenOrder(strapi, request.key))
    if (!existing) throw error
    return existing
  }
}

/** Creates an order, after ending the orders that hold a unique key it needs. */
async function create(strapi: Core.Strapi, request: KeyedRequest) {
  const { body } = request
  for (let tries = 0; tries < mostTries; tries += 1) {
    const slots = await checkoutSlotsOf(strapi, request)
    await endOthers(strapi, { ...request, slots })
    const user = await reloadUser(strapi, request.user)
    const offer = await makeOffer(strapi, {
      ...body,
      user,
      coupon: body.coupon,
      isGift: body.gift !== undefined,
    })
    const order = await openOrder(strapi, { ...request, user, offer, slots })
    if (order) return order
  }
  throw new AppError('checkoutReplaced')
}

/** Reads the user again: an earlier order may have been paid just now, which changes their tier. */
async function reloadUser(strapi: Core.Strapi, user: UserRow | undefined) {
  const found = user && (await findUser(strapi, user.id))
  if (user && !found) throw new AppError('notAuthorized')
  return found
}

/** A free order without renewal does not involve Stripe. */
async function addressOf(strapi: Core.Strapi, order: OrderRow): Promise<string> {
  if (order.amount > 0 || isRenewing(order)) return order.sessionUrl ?? openSession(strapi, order)
  await fulfilOrder(strapi, order)
  return successAddress(order.documentId)
}
