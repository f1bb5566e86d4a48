import { type PayLinkPayment, payLinkKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { hashOf } from '../lib/secrets'
import type { OrderRow } from '../orders/order-row'
import { findPayLink, requireOpenLink } from '../pay-links/pay-link-row'
import { type LinkWish, openLinkOrder } from './open-link-order'
import { endOthers, findOpenOrder } from './open-orders'
import { openSession } from './open-session'
import type { Places } from './places'

/** Others may begin to pay by the same link meanwhile, each time. */
const mostTries = 5

/**
 * The address of Stripe's page for whoever pays by a link; the same request again, also at once, leads to the same page.
 * Of a link for one payment whoever begins last has the page: the one before closes, unless it was paid. Throws notFound,
 * payLinkOver, payLinkPaid, and what `endOthers` and `openSession` do.
 */
export async function payByLink(strapi: Core.Strapi, payment: PayLinkPayment): Promise<string> {
  const { token, ...payer } = payment
  const link = await findPayLink(strapi, { token })
  if (!link) throw new AppError('notFound')
  const key = hashOf(JSON.stringify([payLinkKey, link.documentId, payer]))
  const open = await findOpenOrder(strapi, key)
  const order = open ?? (await begin(strapi, { link, payer, key }))
  return order.sessionUrl ?? openSession(strapi, order)
}

async function begin(strapi: Core.Strapi, wish: LinkWish): Promise<OrderRow> {
  const { link, key } = wish
  const payLinkOf = link.isOnce ? link.id : null
  const places: Places = { premiumOf: null, couponOf: null, payLinkOf }
  for (let tries = 0; tries < mostTries; tries += 1) {
    requireOpenLink(link, now())
    await endOthers(strapi, { user: undefined, places, key })
    const order = await openLinkOrder(strapi, wish, places)
    if (order) return order
  }
  throw new AppError('checkoutFailed')
}
