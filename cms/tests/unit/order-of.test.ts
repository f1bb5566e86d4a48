import { beforeEach, expect, test } from '@jest/globals'
import type { Query } from '../../src/back-office/lists/definition'
import { afterCursor, type Order, reversed, sorted } from '../../src/back-office/lists/order-of'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()

/** Two rows with a date, and three without one. */
const days = [null, 20, null, 10, null]

beforeEach(async () => {
  const { connection } = strapi.db
  await connection.raw('DROP TABLE IF EXISTS dated')
  await connection.raw('CREATE TABLE dated (id INTEGER PRIMARY KEY, day INTEGER)')
  await connection('dated').insert(days.map((day, at) => ({ id: at + 1, day })))
})

const rising: Order = {
  ...{ column: 't.day', key: 't.id', kind: 'number' },
  ...{ isDescending: false, isNullable: true },
}

/** All rows in an order, read in pages of two. */
async function walk(order: Order) {
  const seen: number[] = []
  for (let cursor: { value: number | null; key: number; before: number } | undefined; ; ) {
    const rows: Query = strapi.db.connection('dated as t').select({ key: 't.id', value: 't.day' })
    if (cursor) afterCursor(rows, order, cursor)
    const page: { key: number; value: number | null }[] = await sorted(rows, order).limit(2)
    const last = page.at(-1)
    if (!last) return seen
    seen.push(...page.map(({ key }) => key))
    cursor = { ...last, before: seen.length }
  }
}

test('an ascending list begins with rows without a date', async () => {
  expect(await walk(rising)).toEqual([1, 3, 5, 4, 2])
})

test('a descending list ends with them, on its later pages', async () => {
  expect(await walk(reversed(rising))).toEqual([2, 4, 5, 3, 1])
})
