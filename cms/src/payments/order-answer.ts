import type { Order } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type AnalysisRow, analysisUid } from '../analyses/analysis-row'
import { AppError } from '../lib/app-error'
import { type OrderRow, orderUid } from '../orders/order-row'
import { paidOf } from '../orders/paid-of'
import { type ReceiptRow, receiptUid } from '../receipts/issue-receipt'
import { aftermathOfOrders } from './aftermath-of-orders'

const mostListed = 200

const instant = (text: string | null) => text && new Date(text).toISOString()

type Analysis = Pick<AnalysisRow, 'documentId' | 'orderId' | 'kind' | 'people'>

const entryOf = ({ documentId, kind, people }: Analysis) => ({
  id: documentId,
  kind,
  names: people.map(({ name }) => name),
})

type Belongings = {
  receipts: readonly ReceiptRow[]
  analyses: readonly Analysis[]
  aftermaths: Awaited<ReturnType<typeof aftermathOfOrders>>
}

function answerOf(order: OrderRow, { receipts, analyses, aftermaths }: Belongings): Order {
  const analysis = analyses.find(({ orderId }) => orderId === order.id)
  const { currency } = order
  return {
    id: order.documentId,
    product: order.productKey,
    name: order.productName,
    state: order.state,
    total: { amount: order.amount, currency },
    refunded: { amount: order.refundedAmount, currency: paidOf(order).currency },
    aftermath: aftermaths.get(order.id) ?? null,
    isGift: order.gift !== null,
    isRenewal: order.kind === 'renewal',
    analysis: analysis ? entryOf(analysis) : null,
    createdAt: new Date(order.createdAt).toISOString(),
    paidAt: instant(order.paidAt),
    receipts: receipts
      .filter(({ orderId }) => orderId === order.id)
      .map(({ number, token, kind }) => ({ number, token, kind })),
  }
}

async function withBelongings(strapi: Core.Strapi, orders: readonly OrderRow[]) {
  const { db } = strapi
  const orderId = { $in: orders.map(({ id }) => id) }
  const receipts: ReceiptRow[] = await db
    .query(receiptUid)
    .findMany({ where: { orderId }, orderBy: { id: 'desc' } })
  // Not the outlines, of which one alone is longer than the whole answer.
  const analyses: Analysis[] = await db.query(analysisUid).findMany({
    where: { orderId, state: 'ready' },
    select: ['documentId', 'orderId', 'kind', 'people'],
  })
  const aftermaths = await aftermathOfOrders(strapi, orders)
  return orders.map((order) => answerOf(order, { receipts, analyses, aftermaths }))
}

/** What a user paid, the newest first; what was begun and given up is nobody's business any more. */
export async function listOrders(strapi: Core.Strapi, userId: number): Promise<Order[]> {
  const orders: OrderRow[] = await strapi.db.query(orderUid).findMany({
    where: { userId, paidAt: { $notNull: true } },
    orderBy: { id: 'desc' },
    limit: mostListed,
  })
  return withBelongings(strapi, orders)
}

/** One order; throws notFound, also for another's. */
export async function showOrder(
  strapi: Core.Strapi,
  where: { documentId: string; userId?: number },
): Promise<Order> {
  const order: OrderRow | null = await strapi.db.query(orderUid).findOne({ where })
  const [answer] = order ? await withBelongings(strapi, [order]) : []
  if (!answer) throw new AppError('notFound')
  return answer
}
