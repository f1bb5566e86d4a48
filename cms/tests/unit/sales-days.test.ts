import { beforeEach, expect, test } from '@jest/globals'
import {
  addUpSalesDays,
  ensureSalesDays,
  recountSalesDays,
} from '../../src/back-office/sales/days/sales-days'
import { moneyMoved } from '../../src/back-office/sales/money-sums'
import { salesOfDays } from '../../src/commerce/verify-money/sales-rule'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()
const days = 'krono_sales_days'

beforeEach(async () => {
  await strapi.db.connection(days).delete()
  await strapi.db.connection('krono_counters').delete()
})

const faults = () => salesOfDays(strapi.db.connection, new Date())
const rowsOf = async (where: object = {}) => (await strapi.db.connection(days).where(where)).length

/** 00:30 on 1 July in Budapest, when London still has June. */
const early = new Date('2026-06-30T22:30:00Z')

const order = {
  ...{ document_id: 'one', kind: 'checkout', state: 'fulfilled', product_key: 'analysis-long' },
  ...{ currency: 'huf', price: 5000, discount: 1000, amount: 4000, refunded_amount: 0 },
  ...{ paid_at: early, fulfilled_at: early },
}
const add = (change: object = {}) => strapi.db.connection('orders').insert({ ...order, ...change })
const orders = () => strapi.db.connection('orders')

/** Figures of June and July. */
async function charged() {
  const moved = await moneyMoved(strapi.db.connection, ['2026-06-01', '2026-07-01', '2026-08-01'])
  return moved.map(({ step, orders, charged, disputed }) => ({ step, orders, charged, disputed }))
}

test('an order counts on its day as soon as it is fulfilled', async () => {
  await add({ state: 'paid', fulfilled_at: null })
  expect(await charged()).toEqual([])
  await orders().update({ state: 'fulfilled', fulfilled_at: early })
  expect(await charged()).toEqual([{ step: 1, orders: 1, charged: 4000, disputed: 0 }])
  expect(await faults()).toEqual([])
})

test('a change of an order changes its day, and a deletion removes it', async () => {
  await add()
  await add({ document_id: 'two', amount: 6000 })
  await orders().where({ document_id: 'two' }).update({ state: 'disputed', refunded_amount: 500 })
  expect(await charged()).toEqual([{ step: 1, orders: 2, charged: 10_000, disputed: 5500 }])
  await orders()
    .where({ document_id: 'one' })
    .update({ paid_at: new Date('2026-06-15T10:00:00Z') })
  expect(await charged()).toEqual([
    { step: 0, orders: 1, charged: 4000, disputed: 0 },
    { step: 1, orders: 1, charged: 6000, disputed: 5500 },
  ])
  await orders().where({ document_id: 'two' }).delete()
  expect(await faults()).toEqual([])
  expect((await charged()).filter((row) => row.orders > 0)).toEqual([
    { step: 0, orders: 1, charged: 4000, disputed: 0 },
  ])
})

test('orders that do not count change no sums', async () => {
  await add()
  await orders().update({ buyer_email: 'agnes@people.example', product_name: 'Más' })
  expect(await rowsOf()).toBe(1)
})

test('a rolled back change is not recorded', async () => {
  await strapi.db
    .transaction(async ({ trx }) => {
      await trx('orders').insert(order)
      throw new Error('Taken back')
    })
    .catch(() => undefined)
  expect(await rowsOf()).toBe(0)
})

test('recorded changes are summed per day, during later changes and repeatedly', async () => {
  await add()
  await add({ document_id: 'two' })
  await add({ document_id: 'three', paid_at: new Date('2026-06-15T10:00:00Z') })
  const before = await charged()
  await addUpSalesDays(strapi)
  expect([await rowsOf({ is_sum: true }), await rowsOf({ is_sum: false })]).toEqual([2, 0])
  expect(await charged()).toEqual(before)
  await orders().where({ document_id: 'two' }).delete()
  await addUpSalesDays(strapi)
  await addUpSalesDays(strapi)
  expect(await charged()).toEqual([
    { step: 0, orders: 1, charged: 4000, disputed: 0 },
    { step: 1, orders: 1, charged: 4000, disputed: 0 },
  ])
  expect(await faults()).toEqual([])
})

test('the first start counts existing orders, and so does one that finds no triggers', async () => {
  await add()
  await strapi.db.connection(days).delete()
  await ensureSalesDays(strapi)
  expect(await charged()).toEqual([{ step: 1, orders: 1, charged: 4000, disputed: 0 }])
  await strapi.db.connection.raw('DROP TRIGGER krono_orders_sales_added')
  await add({ document_id: 'two' })
  expect(await faults()).toHaveLength(1)
  await ensureSalesDays(strapi)
  expect(await charged()).toEqual([{ step: 1, orders: 2, charged: 8000, disputed: 0 }])
})

test('a start in another time zone counts again, one in the same does not', async () => {
  await add()
  await recountSalesDays(strapi)
  await strapi.db.connection(days).update({ charged: 1 })
  await ensureSalesDays(strapi)
  expect(await charged()).toEqual([{ step: 1, orders: 1, charged: 1, disputed: 0 }])
  await strapi.db.connection('krono_counters').update({ name: 'sales-days Asia/Tokyo' })
  await ensureSalesDays(strapi)
  expect(await charged()).toEqual([{ step: 1, orders: 1, charged: 4000, disputed: 0 }])
})

test('verify:money reports a day with sums that differ from its orders', async () => {
  await add()
  await recountSalesDays(strapi)
  expect(await faults()).toEqual([])
  // Moved to the day before in Budapest; sums of a whole year would not differ.
  await strapi.db.connection(days).update({ at: new Date('2026-06-30T21:59:59Z') })
  expect(await faults()).toEqual([
    'Sales of 2026-06-30: the sums of analysis-long in huf are not those of its orders.',
    'Sales of 2026-07-01: the sums of analysis-long in huf are not those of its orders.',
  ])
})
