import { type PayLinkPayment, payLinkKey } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { lockRows } from '../../../platform/database/lock-rows'
import { AppError } from '../../../platform/lib/app-error'
import { now } from '../../../platform/lib/clock'
import { env } from '../../../platform/lib/env'
import { insertOnce } from '../../../platform/lib/insert-once'
import { findOrder, type OrderRow, orderTable } from '../../orders/order-row'
import {
  findPayLink,
  type PayLinkRow,
  payLinkTable,
  requireOpenLink,
} from '../../pay-links/pay-link-row'
import type { CheckoutSlots } from './checkout-slots'

/** `key`: hash of the request (`dedupeKey`). */
export type LinkOrderRequest = {
  link: PayLinkRow
  payer: Omit<PayLinkPayment, 'token'>
  key: string
}

/**
 * Creates the order of a payment by link, with the link's row locked; undefined if another open order holds the link,
 * and must be ended first. Throws the errors of `requireOpenLink` for the link's current state.
 */
export const openLinkOrder = async (
  strapi: Core.Strapi,
  { link, payer, key }: LinkOrderRequest,
  { payLinkOf }: Pick<CheckoutSlots, 'payLinkOf'>,
): Promise<OrderRow | undefined> =>
  strapi.db.transaction(async (): Promise<OrderRow | undefined> => {
    await lockRows(strapi, payLinkTable, { id: link.id })
    const current = await findPayLink(strapi, { id: link.id })
    if (!current) throw new AppError('notFound')
    requireOpenLink(current, now())
    const row = { ...rowOf(current, payer), dedupe_key: key, pay_link_of: payLinkOf }
    const id = await insertOnce(strapi, { table: orderTable, row })
    return findOrder(strapi, id === undefined ? { dedupeKey: key } : { id })
  })

function rowOf(link: PayLinkRow, { name, email, billing }: LinkOrderRequest['payer']) {
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
  }
}
