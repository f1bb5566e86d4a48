import type { Order } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type AnalysisRow, analysisUid } from '../../../analysis/analyses/analysis-row'
import { AppError } from '../../../platform/lib/app-error'
import { now } from '../../../platform/lib/clock'
import { type OrderRow, orderUid } from '../../orders/order-row'
import { paidOf } from '../../orders/paid-of'
import { type ReceiptRow, receiptUid } from '../../receipts/issue-receipt'
import { refusalOf, withdrawalEnd } from '../../withdrawals/evaluate-withdrawal'
import { type WithdrawalRow, withdrawalUid } from '../../withdrawals/withdrawal-row'
import { statusOfOrders } from './status-of-orders'

const instant = (text: string | null) => text && new Date(text).toISOString()

type Analysis = Pick<AnalysisRow, 'documentId' | 'orderId' | 'kind' | 'people'>

const entryOf = ({ documentId, kind, people }: Analysis) => ({
  id: documentId,
  kind,
  names: people.map(({ name }) => name),
})

type OrderDetails = {
  receipts: readonly ReceiptRow[]
  analyses: readonly Analysis[]
  orderStatuses: Awaited<ReturnType<typeof statusOfOrders>>
  withdrawals: readonly WithdrawalRow[]
}

function answerOf(
  order: OrderRow,
  { receipts, analyses, orderStatuses, withdrawals }: OrderDetails,
): Order {
  const analysis = analyses.find(({ orderId }) => orderId === order.id)
  const { currency } = order
  return {
    id: order.documentId,
    product: order.productKey,
    name: order.productName,
    state: order.state,
    total: { amount: order.amount, currency },
    refunded: { amount: order.refundedAmount, currency: paidOf(order).currency },
    orderStatus: orderStatuses.get(order.id) ?? null,
    isGift: order.gift !== null,
    isRenewal: order.kind === 'renewal',
    analysis: analysis ? entryOf(analysis) : null,
    withdrawableUntil: withdrawals.some(({ orderId }) => orderId === order.id)
      ? null
      : withdrawableUntil(order),
    createdAt: new Date(order.createdAt).toISOString(),
    paidAt: instant(order.paidAt),
    receipts: receipts
      .filter(({ orderId }) => orderId === order.id)
      .map(({ number, token, kind }) => ({ number, token, kind })),
  }
}

function withdrawableUntil({ paidAt, ...order }: OrderRow): string | null {
  if (!paidAt || refusalOf({ ...order, paidAt }, now())) return null
  return withdrawalEnd(new Date(paidAt)).toISOString()
}

async function withDetails(strapi: Core.Strapi, orders: readonly OrderRow[]) {
  const { db } = strapi
  const orderId = { $in: orders.map(({ id }) => id) }
  const receipts: ReceiptRow[] = await db
    .query(receiptUid)
    .findMany({ where: { orderId }, orderBy: { id: 'desc' } })
  // Without the outlines: one alone is longer than the whole response.
  const analyses: Analysis[] = await db.query(analysisUid).findMany({
    where: { orderId, state: 'ready' },
    select: ['documentId', 'orderId', 'kind', 'people'],
  })
  const orderStatuses = await statusOfOrders(strapi, orders)
  const withdrawals: WithdrawalRow[] = await db
    .query(withdrawalUid)
    .findMany({ where: { orderId } })
  const details = { receipts, analyses, orderStatuses, withdrawals }
  return orders.map((order) => answerOf(order, details))
}

/** All paid orders of a user, newest first; abandoned checkouts are omitted. */
export const listOrders = async (strapi: Core.Strapi, userId: number): Promise<Order[]> =>
  withDetails(
    strapi,
    await strapi.db
      .query(orderUid)
      .findMany({ where: { userId, paidAt: { $notNull: true } }, orderBy: { id: 'desc' } }),
  )

/** One order; throws notFound, also for another user's. */
export async function showOrder(
  strapi: Core.Strapi,
  where: { documentId: string; userId?: number },
): Promise<Order> {
  const order: OrderRow | null = await strapi.db.query(orderUid).findOne({ where })
  const [answer] = order ? await withDetails(strapi, [order]) : []
  if (!answer) throw new AppError('notFound')
  return answer
}
