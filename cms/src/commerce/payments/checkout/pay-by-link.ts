import { type PayLinkPayment, payLinkKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../../platform/lib/app-error'
import { now } from '../../../platform/lib/clock'
import { hashOf } from '../../../platform/lib/secrets'
import type { OrderRow } from '../../orders/order-row'
import { findPayLink, requireOpenLink } from '../../pay-links/pay-link-row'
import type { CheckoutSlots } from './checkout-slots'
import { type LinkOrderRequest, openLinkOrder } from './open-link-order'
import { endOthers, findOpenOrder } from './open-orders'
import { openSession } from './open-session'

/** Other payers may start a payment by the same link between two attempts. */
const mostTries = 5

/**
 * URL of the Checkout Session for a payment by link. Identical requests, also concurrent ones, get the same session. On
 * a link for one payment the latest request wins: the earlier session is expired, unless it was paid. Throws notFound,
 * payLinkOver, payLinkPaid, and the errors of `endOthers` and `openSession`.
 */
export async function payByLink(strapi: Core.Strapi, payment: PayLinkPayment): Promise<string> {
  const { token, ...payer } = payment
  const link = await findPayLink(strapi, { token })
  if (!link) throw new AppError('notFound')
  // Also for a payer who started before the link was closed: their session gets expired (expire-link-sessions).
  requireOpenLink(link, now())
  const key = hashOf(JSON.stringify([payLinkKey, link.documentId, payer]))
  const open = await findOpenOrder(strapi, key)
  const order = open ?? (await create(strapi, { link, payer, key }))
  return order.sessionUrl ?? openSession(strapi, order)
}

async function create(strapi: Core.Strapi, request: LinkOrderRequest): Promise<OrderRow> {
  const { link, key } = request
  const payLinkOf = link.isOnce ? link.id : null
  const slots: CheckoutSlots = { premiumOf: null, itemOf: null, couponOf: null, payLinkOf }
  for (let tries = 0; tries < mostTries; tries += 1) {
    requireOpenLink(link, now())
    await endOthers(strapi, { user: undefined, slots, key })
    const order = await openLinkOrder(strapi, request, slots)
    if (order) return order
  }
  throw new AppError('checkoutReplaced')
}
