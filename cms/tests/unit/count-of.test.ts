import { beforeAll, expect, test } from '@jest/globals'
import { mostCounted } from '@krono/contract'
import { countUpTo } from '../../src/back-office/lists/count-of'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()

beforeAll(async () => {
  await strapi.db.connection.raw('CREATE TABLE counted_people (id INTEGER PRIMARY KEY)')
  await strapi.db.connection.raw(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     INSERT INTO counted_people SELECT i FROM n`,
    [mostCounted + 2],
  )
})

test.each([
  [0, 0, false],
  [mostCounted, mostCounted, false],
  [mostCounted + 1, mostCounted, true],
  [mostCounted + 2, mostCounted, true],
])('of %i rows %i are counted, more: %s', async (rows, total, isTotalMinimum) => {
  const { connection } = strapi.db
  const found = connection('counted_people as t').where('t.id', '<=', rows)
  expect(await countUpTo(connection, found)).toEqual({ total, isTotalMinimum })
})
