import { describe, expect, test } from '@jest/globals'
import { adminLists } from '@krono/contract'
import { lists } from '../../src/back-office/lists/all-lists'
import { runInStrapi } from '../support/in-strapi'
import { everyCms } from '../support/running'

type Plan = { list: string; sort: string; slow: string[] }

/** Small lists that need no index, and lists of selected rows, which are sorted after the selection. */
const isSorted = (list: string) =>
  list === 'campaigns' || lists[list as keyof typeof lists].only !== undefined

const orders = Object.entries(adminLists).flatMap(([list, { columns }]) =>
  Object.entries(columns as Record<string, { isSortable?: true }>).flatMap(([column, shape]) =>
    shape.isSortable && !isSorted(list)
      ? [[list, column] as const, [list, `-${column}`] as const]
      : [],
  ),
)

/** Code for `runInStrapi`: per list and sort order, the plan nodes of a page that scan or sort a whole table. */
const planning = `
const { readPage } = require('./dist/src/back-office/lists/read-page')
const { readsOf } = require('./dist/src/platform/database/reads/reads')
async function statementsOf(list, sort) {
  const statements = []
  const note = ({ sql, bindings }) => / limit \\$\\d+$/i.test(sql) && statements.push([sql, bindings])
  readsOf(strapi).on('query', note)
  await readPage(strapi, list, { search: '', size: 50, sort })
  readsOf(strapi).removeListener('query', note)
  return statements.filter(([sql]) => / order by /i.test(sql))
}
const nodes = ({ Plans = [], ...node }) => [node, ...Plans.flatMap(nodes)]
async function run(orders) {
  const { client } = strapi.db.connection
  const connection = await client.acquireConnection()
  await connection.query('BEGIN')
  // PostgreSQL scans and sorts small tables unless forbidden. Rows that an index returns in the order of a unique code
  // leave one row to sort (Incremental Sort).
  for (const way of ['seqscan', 'bitmapscan', 'sort'])
    await connection.query('SET LOCAL enable_' + way + ' = off')
  for (const [list, sort] of JSON.parse(orders))
    for (const [sql, bindings] of await statementsOf(list, sort)) {
      const { rows } = await connection.query('EXPLAIN (FORMAT JSON) ' + sql, bindings)
      const kinds = nodes(rows[0]['QUERY PLAN'][0].Plan).map((node) => node['Node Type'])
      tell({ list, sort, slow: kinds.filter((kind) => /Seq Scan|^Sort/.test(kind)) })
    }
  await connection.query('ROLLBACK')
  await client.releaseConnection(connection)
}
`

describe.each(everyCms())('the lists of the back office on %s', (name, cms) => {
  // The unit test of this name covers SQLite.
  const onPostgres = name === 'PostgreSQL' ? test : test.skip
  onPostgres('scan or sort no whole table for a page, in any sort order', async () => {
    const reported = await runInStrapi(cms, planning, JSON.stringify(orders))
    expect(reported.length).toBeGreaterThanOrEqual(orders.length)
    expect(reported.filter((one) => (one as Plan).slow.length > 0)).toEqual([])
  })
})
