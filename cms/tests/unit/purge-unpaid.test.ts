import { expect, test } from '@jest/globals'
import { purgeUnpaid } from '../../src/commerce/orders/purge-unpaid'
import { databaseAlone } from './database-alone'
import { ago, at, fill, order } from './rows-of-money'

const strapi = databaseAlone()
const orders = () => strapi.db.query('api::order.order')

const known = {
  gift: { giverName: 'Béla', recipientName: 'Ágnes', message: 'Boldog születésnapot!' },
  people: [{ name: 'Ágnes', date: '1984-06-12' }],
  billing: { city: 'Pécs' },
  buyerEmail: 'bela@people.example',
}
const failed = { ...order, ...known, state: 'failed', paidAt: null }
const gone = { gift: null, people: null, billing: null, buyerEmail: null }

const left = () => orders().findMany({ orderBy: { id: 'asc' } })

test('buyer and recipient of an unpaid order are stored for thirty days', async () => {
  await fill(strapi, {
    orders: [
      { ...failed, id: 1, failedAt: ago({ days: 30, ms: -1 }) },
      { ...failed, id: 2, failedAt: ago({ days: 30 }) },
    ],
  })
  await purgeUnpaid(strapi, at)
  expect(await left()).toMatchObject([
    { id: 1, ...known },
    { id: 2, ...gone, state: 'failed', amount: 3000, productKey: 'analysis-short' },
  ])
})

test.each(Object.keys(known))('without other data, %s is deleted too', async (field) => {
  const only = { ...gone, [field]: known[field as keyof typeof known] }
  await fill(strapi, { orders: [{ ...failed, ...only, failedAt: ago({ days: 99 }) }] })
  await purgeUnpaid(strapi, at)
  expect(await left()).toMatchObject([gone])
})

test('data of orders that are paid, or can still be, is kept', async () => {
  const states = ['pending', 'paid', 'fulfilled', 'refunded', 'disputed', 'review']
  await fill(strapi, {
    orders: states.map((state, index) => ({
      ...failed,
      id: index + 1,
      state,
      failedAt: ago({ days: 99 }),
    })),
  })
  await purgeUnpaid(strapi, at)
  expect(await left()).toMatchObject(states.map(() => known))
})

test('any number of orders is purged', async () => {
  const row = { ...failed, failedAt: ago({ days: 31 }) }
  for (const from of [0, 700])
    await orders().createMany({
      data: Array.from({ length: 700 }, (_, index) => ({ ...row, id: from + index + 1 })),
    })
  await purgeUnpaid(strapi, at)
  expect(await orders().count({ where: { buyerEmail: { $notNull: true } } })).toBe(0)
})
