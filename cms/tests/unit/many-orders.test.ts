import { expect, test } from '@jest/globals'
import { addManyOrders } from '../../seed/many-orders'
import { findFaults } from '../../src/commerce/verify-money/find-faults'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()

test('the checker finds no fault in many correct orders', async () => {
  expect(await addManyOrders(strapi, 1191)).toBe(1200)
  expect(await findFaults(strapi.db.connection, new Date())).toEqual([])
  expect(await strapi.db.query('api::order.order').count()).toBe(1200)
  expect(await strapi.db.query('plugin::users-permissions.user').count()).toBe(120)
})
