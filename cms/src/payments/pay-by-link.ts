import { type PayLinkPayment, payLinkKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { insertOnce } from '../lib/insert-once'
import { hashOf } from '../lib/secrets'
import { findOrder, type OrderRow, orderTable } from '../orders/order-row'
import {
  findPayLink,
  type PayLinkRow,
  payLinkTable,
  requireOpenLink,
} from '../pay-links/pay-link-row'
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

type Begun = { link: PayLinkRow; payer: Omit<PayLinkPayment, 'token'>; key: string }

async function begin(strapi: Core.Strapi, wish: Begun): Promise<OrderRow> {
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

/** Writes the order, with the link's row held; undefined when another one has the link, and must be ended first. */
export const openLinkOrder = async (
  strapi: Core.Strapi,
  { link, payer, key }: Begun,
  places: Places,
): Promise<OrderRow | undefined> =>
  strapi.db.transaction(async ({ trx }): Promise<OrderRow | undefined> => {
    await trx(payLinkTable).where({ id: link.id }).forUpdate().first('id')
    const asNow = await findPayLink(strapi, { id: link.id })
    if (!asNow) throw new AppError('notFound')
    requireOpenLink(asNow, now())
    const row = rowOf(asNow, payer, key)
    const id = await insertOnce(strapi, {
      table: orderTable,
      row: { ...row, pay_link_of: places.payLinkOf },
    })
    return findOrder(strapi, id === undefined ? { dedupeKey: key } : { id })
  })

function rowOf(link: PayLinkRow, { name, email, billing }: Begun['payer'], dedupe_key: string) {
  const { id, amount, currency } = link
  return {
    user_id: null,
    kind: 'checkout',
    state: 'pending',
    product_key: payLinkKey,
    product_name: link.name,
    currency,
    price: amount,
    discount: 0,
    amount,
    refunded_amount: 0,
    pay_link_id: id,
    billing: JSON.stringify(billing ?? { fullName: name, email }),
    buyer_email: email,
    language: env.LANGUAGE,
    dedupe_key,
  }
}
