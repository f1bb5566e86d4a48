import {
  type AnalysisKind,
  analysisKinds,
  analysisOfProduct,
  productOfAnalysis,
  type ShelfEntry,
} from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type AnalysisRow, analysisUid } from '../analyses/analysis-row'
import { type ReadingRow, readingOf, readingUid } from '../analyses/reading-row'
import { type OrderRow, orderUid } from '../orders/order-row'
import { aftermathOfOrders } from './aftermath-of-orders'
import { stateOnShelf } from './state-on-shelf'

const mostListed = 200

type Analysis = Pick<AnalysisRow, 'documentId' | 'orderId' | 'kind' | 'people' | 'state'>

/**
 * Every analysis of somebody's, from the moment that its money is on its way, by when it was read last or came. A
 * payment that was begun and given up is nobody's business, and one that failed is not told any more once the same was
 * ordered again.
 */
export async function listShelf(strapi: Core.Strapi, userId: number): Promise<ShelfEntry[]> {
  const orders = await ordersOf(strapi, userId)
  const analyses: Analysis[] = await strapi.db.query(analysisUid).findMany({
    where: { orderId: { $in: orders.map(({ id }) => id) } },
    select: ['documentId', 'orderId', 'kind', 'people', 'state'],
  })
  const readings: ReadingRow[] = await strapi.db.query(readingUid).findMany({ where: { userId } })
  const aftermaths = await aftermathOfOrders(strapi, orders)
  const entries = orders.flatMap((order, place) => {
    const kind = analysisOfProduct(order.productKey)
    const analysis = analyses.find(({ orderId }) => orderId === order.id)
    const aftermath = aftermaths.get(order.id)
    const isOrderedAgain = orders
      .slice(0, place)
      .some(({ productKey }) => productKey === order.productKey)
    const state = stateOnShelf(order, { analysis: analysis?.state, aftermath, isOrderedAgain })
    const reading = readings.find(({ analysisId }) => analysisId === analysis?.documentId)
    return kind && state ? [entryOf({ order, kind, analysis, state, reading })] : []
  })
  return entries.sort((a, b) => momentOf(b).localeCompare(momentOf(a)))
}

/** The newest first. */
const ordersOf = ({ db }: Core.Strapi, userId: number): Promise<OrderRow[]> =>
  db.query(orderUid).findMany({
    where: {
      userId,
      productKey: { $in: analysisKinds.map(productOfAnalysis) },
      gift: { $null: true },
      $or: [{ paidAt: { $notNull: true } }, { underwaySince: { $notNull: true } }],
    },
    orderBy: { id: 'desc' },
    limit: mostListed,
  })

type Found = {
  order: OrderRow
  kind: AnalysisKind
  analysis: Analysis | undefined
  state: ShelfEntry['state']
  reading: ReadingRow | undefined
}

function entryOf({ order, kind, analysis, state, reading }: Found): ShelfEntry {
  const people = analysis?.people ?? order.people ?? []
  return {
    order: order.documentId,
    analysis: analysis?.documentId ?? null,
    kind,
    people: people.map(({ name, date }) => ({ name, date })),
    state,
    since: new Date(order.paidAt ?? order.createdAt).toISOString(),
    reading: reading ? readingOf(reading) : null,
  }
}

const momentOf = ({ reading, since }: ShelfEntry) => reading?.lastReadAt ?? since
