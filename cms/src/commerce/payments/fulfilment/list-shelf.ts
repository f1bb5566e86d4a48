import {
  type AnalysisKind,
  analysisKinds,
  analysisOfProduct,
  productOfAnalysis,
  type ShelfEntry,
} from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type AnalysisRow, analysisUid } from '../../../analysis/analyses/analysis-row'
import { type ReadingRow, readingOf, readingUid } from '../../../analysis/analyses/reading-row'
import { type OrderRow, orderUid } from '../../orders/order-row'
import { statusOfOrders } from '../checkout/status-of-orders'
import { stateOnShelf } from './state-on-shelf'

type Analysis = Pick<AnalysisRow, 'documentId' | 'orderId' | 'kind' | 'people' | 'state'>

/**
 * Every analysis of a user, from the moment its payment is pending, sorted by last reading or arrival. Omits abandoned
 * payments, and a failed one once the same product was ordered again.
 */
export async function listShelf(strapi: Core.Strapi, userId: number): Promise<ShelfEntry[]> {
  const orders = await ordersOf(strapi, userId)
  const analyses: Analysis[] = await strapi.db.query(analysisUid).findMany({
    where: { orderId: { $in: orders.map(({ id }) => id) } },
    select: ['documentId', 'orderId', 'kind', 'people', 'state'],
  })
  const readings: ReadingRow[] = await strapi.db.query(readingUid).findMany({ where: { userId } })
  const orderStatuses = await statusOfOrders(strapi, orders)
  const entries = orders.flatMap((order, place) => {
    const kind = analysisOfProduct(order.productKey)
    const analysis = analyses.find(({ orderId }) => orderId === order.id)
    const orderStatus = orderStatuses.get(order.id)
    const isOrderedAgain = orders
      .slice(0, place)
      .some(({ productKey }) => productKey === order.productKey)
    const state = stateOnShelf(order, { analysis: analysis?.state, orderStatus, isOrderedAgain })
    const reading = readings.find(({ analysisId }) => analysisId === analysis?.documentId)
    return kind && state ? [entryOf({ order, kind, analysis, state, reading })] : []
  })
  return entries.sort((a, b) => momentOf(b).localeCompare(momentOf(a)))
}

/** Newest first. */
const ordersOf = ({ db }: Core.Strapi, userId: number): Promise<OrderRow[]> =>
  db.query(orderUid).findMany({
    where: {
      userId,
      productKey: { $in: analysisKinds.map(productOfAnalysis) },
      gift: { $null: true },
      $or: [{ paidAt: { $notNull: true } }, { underwaySince: { $notNull: true } }],
    },
    orderBy: { id: 'desc' },
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
