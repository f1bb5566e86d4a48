import { describe, expect, test } from '@jest/globals'
import { fillPaid } from '../../src/orders/fill-paid'
import type { OrderRow } from '../../src/orders/order-row'
import { databaseAlone } from './database-alone'
import { givenAlone } from './given-alone'

const strapi = databaseAlone()
const given = givenAlone(strapi)

/** What orders know of what was paid, after two starts. */
async function afterStarts(orders: readonly OrderRow[]) {
  for (const _ of [1, 2]) await fillPaid(strapi)
  const rows: OrderRow[] = await given.rows('api::order.order')
  expect(rows).toHaveLength(orders.length)
  return rows.map(({ paidAmount, paidCurrency }) => [paidAmount, paidCurrency])
}

async function ordered(reason: string | null, more: Partial<OrderRow> = {}) {
  const order = await given.order({ state: 'review', ...more })
  const { documentId: reference } = order
  const kind = 'amountMismatch'
  const details = reason === null ? null : { order: reference, reason }
  await strapi.db.query('api::incident.incident').create({
    data: { key: `${kind}:${reference}`, kind, reference, details, state: 'open' },
  })
  return order
}

describe('an order that waited before it was known what was paid', () => {
  test.each([
    ['299999 huf instead of 300000 huf', [299_999, 'huf']],
    ['2000 gbp instead of 300000 huf', [2000, 'gbp']],
    ['0 huf instead of 300000 huf', [0, 'huf']],
    ['2000 eur instead of 300000 huf', [null, null]],
    ['null null instead of 300000 huf', [null, null]],
    [null, [null, null]],
  ])('%j: %j', async (reason, paid) => {
    expect(await afterStarts([await ordered(reason)])).toEqual([paid])
  })

  test('keeps what it knows, and one that does not wait is left alone', async () => {
    const reason = '299999 huf instead of 300000 huf'
    const orders = [
      await ordered(reason, { paidAmount: 7, paidCurrency: 'gbp' }),
      await ordered(reason, { state: 'fulfilled' }),
      await given.order({ state: 'review' }),
    ]
    expect(await afterStarts(orders)).toEqual([
      [7, 'gbp'],
      [null, null],
      [null, null],
    ])
  })
})
