import { expect, test } from '@jest/globals'
import { adminLists, type ListName } from '@krono/contract'
import { lists } from '../../src/back-office/lists/all-lists'
import { readPage } from '../../src/back-office/lists/read-page'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()

/** Tables that grow by about a dozen rows a year. */
const small: readonly string[] = ['campaigns', 'courses', 'ebooks']

/** Every list in each of its sort orders. */
const orders = Object.entries(adminLists)
  .filter(([list]) => !small.includes(list))
  .flatMap(([list, { columns }]) =>
    Object.entries(columns as Record<string, { isSortable?: true }>).flatMap(([column, shape]) =>
      shape.isSortable
        ? [column, `-${column}`].map((sort) => ({ list: list as ListName, sort }))
        : [],
    ),
  )

/** The statements of a page that end with a limit. */
async function limitedBy({ list, sort }: (typeof orders)[number]) {
  const statements: [string, string[]][] = []
  const record = ({ sql, bindings }: { sql: string; bindings: string[] }) => {
    if (/ limit \?$/i.test(sql)) statements.push([sql, bindings])
  }
  strapi.db.connection.on('query', record)
  await readPage(strapi, list, { search: '', size: 50, sort })
  strapi.db.connection.removeListener('query', record)
  return statements
}

/** A list of selected rows finds them by an index, and sorts them afterwards. */
const mayBeSorted = (list: ListName) => lists[list].only !== undefined

test('a page of a list scans or sorts no whole table, in any sort order', async () => {
  const slow: [ListName, string, string[]][] = []
  let requested = 0
  for (const order of orders)
    for (const [sql, bindings] of await limitedBy(order)) {
      requested += 1
      const plan: { detail: string }[] = await strapi.db.connection.raw(
        `EXPLAIN QUERY PLAN ${sql}`,
        bindings,
      )
      const steps = plan
        .map(({ detail }) => detail)
        .filter(
          (step) =>
            step === 'SCAN t' ||
            (step === 'USE TEMP B-TREE FOR ORDER BY' && !mayBeSorted(order.list)),
        )
      if (steps.length > 0) slow.push([order.list, order.sort, steps])
    }
  expect(requested).toBeGreaterThanOrEqual(orders.length)
  expect(slow).toEqual([])
}, 60_000)
