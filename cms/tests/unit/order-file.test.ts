import { describe, expect, test } from '@jest/globals'
import { orderFile } from '../../src/commerce/incident-files/order-file'
import type { OrderRow } from '../../src/commerce/orders/order-row'
import { databaseAlone } from './database-alone'
import { givenAlone } from './given-alone'

const strapi = databaseAlone()
const given = givenAlone(strapi)
const fileOf = (order: OrderRow) => orderFile(strapi, order)

describe('an order in the panel', () => {
  test('has refunds in the currency of the payment, and each receipt in its own', async () => {
    const order = await given.order({
      ...{ state: 'review', currency: 'huf', amount: 300_000 },
      ...{ paidAmount: 2000, paidCurrency: 'gbp', refundedAmount: 500 },
    })
    const issuedAt = '2026-11-01T10:00:00.000Z'
    for (const [number, amount] of [
      ['K-1', 2000],
      ['K-2', -500],
    ] as const)
      await strapi.db.query('api::receipt.receipt').create({
        data: {
          ...{ number, amount, issuedAt, currency: 'gbp', orderId: order.id },
          ...{ kind: 'receipt', sourceKey: number, token: number, lines: [], language: 'hun' },
        },
      })
    expect(await fileOf(order)).toMatchObject({
      ...{ currency: 'huf', amount: 300_000, isGift: false },
      refunded: { amount: 500, currency: 'gbp' },
      receipts: [
        { number: 'K-1', amount: 2000, currency: 'gbp' },
        { number: 'K-2', amount: -500, currency: 'gbp' },
      ],
    })
  })

  test('is marked as a gift after deletion of its giver, too', async () => {
    const order = await given.order({ gift: null })
    expect(await fileOf(order)).toMatchObject({ isGift: false })
    await given.gift({ orderId: order.id, giverUserId: null })
    expect(await fileOf(order)).toMatchObject({ isGift: true })
  })
})
