import { engineVersion } from '@krono/chart'
import { analysisOfProduct } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { OrderRow } from '../../commerce/orders/order-row'
import { today } from '../../platform/lib/clock'
import { insertOnce } from '../../platform/lib/insert-once'
import { analysisTable } from './analysis-row'
import { composeAnalysis } from './compose/compose'
import { lastMadeOn } from './last-made-on'
import { lockEdition } from './texts/edition'

type Paid = { order: OrderRow; userId: number; textVersion: string | undefined }

/**
 * Creates the analysis of an order, in the transaction that fulfils it; idempotent. Its content is fixed here: later
 * changes of engine and texts do not affect it.
 */
export async function makeAnalysis(
  strapi: Core.Strapi,
  { order, userId, textVersion }: Paid,
): Promise<number> {
  const kind = analysisOfProduct(order.productKey)
  const { people } = order
  if (!kind || !people || !textVersion)
    throw new Error(`Order ${order.documentId} is no analysis of anybody.`)
  await lockEdition(strapi, textVersion)
  const madeOn = today()
  const last = await lastMadeOn(strapi, { userId, kind, people, madeOn })
  const id = await insertOnce(strapi, {
    table: analysisTable,
    unique: 'order_id',
    row: {
      order_id: order.id,
      user_id: userId,
      kind,
      state: 'ready',
      people: JSON.stringify(people),
      made_on: madeOn,
      engine_version: engineVersion,
      text_version: textVersion,
      outline: JSON.stringify(composeAnalysis({ kind, people, madeOn, lastMadeOn: last })),
    },
  })
  if (id === undefined) throw new Error(`Order ${order.documentId} has its analysis already.`)
  return id
}
