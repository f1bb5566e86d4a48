import type { Core } from '@strapi/strapi'
import { addEntitlements } from './many-orders/entitlements'
import { insertsOf, perUser } from './many-orders/inserts'
import { addOrders } from './many-orders/orders'
import { addReceipts } from './many-orders/receipts'
import { addTraces } from './many-orders/traces'

/**
 * Fills an empty database with plausible orders for measurements: members with monthly charges, an analysis by coupon,
 * a gift, a failed and a refunded order each. One statement per table, the same on SQLite and PostgreSQL.
 */
export async function addManyOrders(strapi: Core.Strapi, wanted: number) {
  const orders = Math.ceil(wanted / perUser) * perUser
  const inserts = insertsOf(strapi, orders)
  await addOrders(inserts)
  await addReceipts(inserts)
  await addEntitlements(inserts)
  await addTraces(inserts)
  await strapi.db.connection('krono_counters').insert({
    name: 'receipt-2025',
    value: (orders / perUser) * 9,
  })
  return orders
}
