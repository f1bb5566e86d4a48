import { type AdminPayLink, rowsInPanel } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type OrderRow, orderTable, orderUid } from '../../../commerce/orders/order-row'
import { paidOf } from '../../../commerce/orders/paid-of'
import {
  findPayLink,
  type PayLinkRow,
  payLinkState,
} from '../../../commerce/pay-links/pay-link-row'
import { openOrdersOfLink } from '../../../commerce/payments/checkout/expire-link-sessions'
import { payLinkAddress } from '../../../commerce/payments/stripe/return-addresses'
import { type ReceiptRow, receiptUid } from '../../../commerce/receipts/issue-receipt'
import { AppError } from '../../../platform/lib/app-error'
import { now } from '../../../platform/lib/clock'
import { instantOf } from '../../lists/cells'

/** A link with its address, and its payments. Throws notFound. */
export async function showPayLink(strapi: Core.Strapi, id: string): Promise<AdminPayLink> {
  const link = await findPayLink(strapi, { documentId: id })
  if (!link) throw new AppError('notFound')
  const { name, amount, currency, isOnce, openUntil, createdAt, token } = link
  return {
    ...{ id, name, isOnce, price: { amount, currency }, url: payLinkAddress(token) },
    state: payLinkState(link, now()),
    openUntil: instantOf(openUntil) ?? '',
    createdAt: instantOf(createdAt) ?? '',
    ...(await broughtBy(strapi, link)),
    open: (await openOrdersOfLink(strapi, link.id)).length,
    payments: await paymentsOf(strapi, link),
  }
}

async function broughtBy({ db: { connection } }: Core.Strapi, { id }: PayLinkRow) {
  const [sum] = await connection(orderTable)
    .where({ pay_link_id: id })
    .whereNotNull('fulfilled_at')
    .select({
      paid: connection.raw('count(*)'),
      revenue: connection.raw('coalesce(sum(amount - refunded_amount), 0)'),
    })
  return { paid: Number(sum.paid), revenue: Number(sum.revenue) }
}

/** Includes unfinished payments, which explain why no money arrived. */
async function paymentsOf(
  { db }: Core.Strapi,
  { id: payLinkId }: PayLinkRow,
): Promise<AdminPayLink['payments']> {
  const orders: OrderRow[] = await db
    .query(orderUid)
    .findMany({ where: { payLinkId }, orderBy: { id: 'desc' }, limit: rowsInPanel })
  const receipts: ReceiptRow[] = await db.query(receiptUid).findMany({
    where: { kind: 'receipt', orderId: { $in: orders.map(({ id }) => id) } },
  })
  return orders.map(({ id, currency, ...order }) => ({
    order: order.documentId,
    state: order.state,
    name: order.billing?.fullName ?? null,
    email: order.buyerEmail,
    total: { amount: order.amount, currency },
    refunded: { amount: order.refundedAmount, currency: paidOf({ ...order, currency }).currency },
    createdAt: instantOf(order.createdAt) ?? '',
    paidAt: instantOf(order.paidAt),
    receipt: receipts.find(({ orderId }) => orderId === id)?.number ?? null,
  }))
}
