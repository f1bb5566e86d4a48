import { beforeAll, expect, test } from '@jest/globals'
import { firstPageIfFew } from '../../src/back-office/lists/first-page-if-few'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()

/** Row n is called n; every second row has the same sort value. */
beforeAll(async () => {
  const { connection } = strapi.db
  await connection.raw('CREATE TABLE few_people (id INTEGER PRIMARY KEY, name TEXT)')
  await connection.raw(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2001)
    INSERT INTO few_people SELECT i, CASE WHEN i % 2 THEN 'b' ELSE 'a' END FROM n`)
})

const direction = {
  ...{ column: 't.name', key: 't.id', kind: 'text' },
  ...{ isDescending: false, isNullable: false },
}

const firstOf = (
  most: number,
  {
    cursor,
    limit = 3,
  }: { cursor?: { value: string; key: number; before: number }; limit?: number },
) =>
  firstPageIfFew(
    strapi,
    strapi.db
      .connection('few_people as t')
      .where('t.id', '<=', most)
      .select({ key: 't.id', value: 't.name' }),
    { direction, cursor, limit },
  )

const keysOf = (few: Awaited<ReturnType<typeof firstOf>>) => few?.found.map(({ key }) => key)

test('of two thousand rows the first page is sorted, with the total count', async () => {
  const few = await firstOf(2000, {})
  expect([few?.total, keysOf(few)]).toEqual([2000, [2, 4, 6]])
})

test('one row more gives no result', async () => {
  expect(await firstOf(2001, {})).toBeUndefined()
})

test('after a cursor come the other rows, with the same total count', async () => {
  const few = await firstOf(6, { cursor: { value: 'a', key: 4, before: 1 } })
  expect([few?.total, keysOf(few)]).toEqual([6, [6, 1, 3]])
  const last = await firstOf(6, { cursor: { value: 'b', key: 5, before: 5 } })
  expect([last?.total, keysOf(last)]).toEqual([6, []])
})

test('no rows give an empty page', async () => {
  expect(await firstOf(0, {})).toEqual({ total: 0, found: [] })
})
