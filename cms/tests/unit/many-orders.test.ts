import { expect, test } from '@jest/globals'
import { addManyOrders } from '../../seed/many-orders'
import { findFaults, rules } from '../../src/verify-money/find-faults'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()

test('many orders that look right look right to the checker', async () => {
  const start = Date.now()
  expect(await addManyOrders(strapi, 100000)).toBe(100000)
  const t1 = Date.now()
  expect(await findFaults(strapi.db.connection, new Date())).toEqual([])
  const times: Record<string, number> = {}
  for (const [n, r] of Object.entries(rules)) {
    const a = performance.now()
    await r(strapi.db.connection, new Date())
    times[n] = Math.round(performance.now() - a)
  }
  console.log(times)
  console.log(t1 - start, Date.now() - t1)
  expect(await strapi.db.query('api::order.order').count()).toBe(100000)
}, 600000)
