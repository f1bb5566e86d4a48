import { engineVersion } from '@krono/chart'
import { analysisOfProduct } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { today } from '../lib/clock'
import { insertOnce } from '../lib/insert-once'
import type { OrderRow } from '../orders/order-row'
import { analysisTable } from './analysis-row'
import { composeAnalysis } from './compose/compose'
import { holdEdition } from './texts/edition'

type Paid = { order: OrderRow; userId: number; textVersion: string | undefined }

/**
 * The analysis that an order paid for, in the transaction that fulfils it; safe twice. All that it says is
 * settled here: whatever engine and texts become later, it stays as it is.
 */
export async function makeAnalysis(
  strapi: Core.Strapi,
  { order, userId, textVersion }: Paid,
): Promise<number> {
  const kind = analysisOfProduct(order.productKey)
  const { people } = order
  if (!kind || !people || !textVersion)
    throw new Error(`Order ${order.documentId} is no analysis of anybody.`)
  await holdEdition(strapi, textVersion)
  const madeOn = today()
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
      outline: JSON.stringify(composeAnalysis({ kind, people, madeOn })),
    },
  })
  if (id === undefined) throw new Error(`Order ${order.documentId} has its analysis already.`)
  return id
}
