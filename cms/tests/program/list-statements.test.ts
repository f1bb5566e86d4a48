import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { listSamples } from '@krono/contract'
import { createDatabases, dropDatabase, type TestDatabase } from '../support/databases'
import { programEnv } from '../support/environment'
import { runInStrapi } from '../support/in-strapi'
import { explainCode } from '../support/statements'

/** Code for `runInStrapi`: reads each list with each filter and search, and reports the statements that scan a large table. */
const reading = `
const { addMany } = require('./dist/seed/many/add-many')
const { readPage } = require('./dist/src/back-office/lists/read-page')
const { readRows } = require('./dist/src/back-office/lists/read-rows')
const { findAnything } = require('./dist/src/back-office/overview/find-anything')
const { rowsOf } = require('./dist/src/back-office/lists/where-of')
const { lists } = require('./dist/src/back-office/lists/all-lists')
const { readsOf } = require('./dist/src/platform/database/reads/reads')
${explainCode}
async function readAll(wishes) {
  const searched = Object.keys(lists).filter((list) => lists[list].searched || lists[list].search)
  const page = (list, query) => readPage(strapi, list, { search: '', size: 50, ...query })
  for (const { list, query } of wishes) {
    const first = await page(list, query)
    if (first.next) await page(list, { ...query, after: first.next })
    await readRows(strapi, list, { search: '', ...query })
    // A bulk action selects the users of a list in ranges of ids.
    if (lists[list].table === 'user_facts')
      await rowsOf(strapi, list, { search: '', ...query }).whereBetween('t.user_id', [1, 1000]).select('t.user_id')
  }
  for (const list of searched)
    for (const search of ['a', 'nagy', 'nobodyatall', 'KRONO-2026-000100'])
      await page(list, { search })
  for (const text of ['ko', 'nobodyatall', 'KRONO-2026-000100']) await findAnything(strapi, text, 'owner')
}
async function run(wishes) {
  await addMany(strapi, {
    users: 2000, orders: 6000, dates: 10000, emails: 20000, seed: 7, items: [],
    at: new Date(), log() {},
  })
  const statements = listen(readsOf(strapi))
  await readAll(JSON.parse(wishes))
  tell({ asked: statements.size, scans: await tableScansOf(statements) })
}
`

/** One value of each filter: others make the same statement. `list-plans` has the orders. */
const wishes = listSamples.filter(({ list, query }, index) => {
  const [column = ''] = Object.keys(query)
  const before = listSamples[index - 1]
  const isFirst = before?.list !== list || !(column in before.query)
  return column !== 'sort' && isFirst
})

type Told = { asked: number; scans: [string, string][] }

const databases = createDatabases()

describe.each(['SQLite', 'PostgreSQL'] as const)('the back office on %s', (name) => {
  let database: TestDatabase | undefined

  beforeAll(async () => {
    database = (await databases).find((one) => one.name === name)
  })
  afterAll(async () => {
    if (database) await dropDatabase(database)
  })

  test('reads no large table whole, for any filter, search, export or selection', async () => {
    if (!database) return
    const env = programEnv({ ...database.settings, PUBLIC_FOLDER: `${database.folder}/public` })
    const [result] = await runInStrapi({ env }, reading, JSON.stringify(wishes))
    const { asked, scans } = result as Told
    expect(scans).toEqual([])
    expect(asked).toBeGreaterThan(wishes.length)
  })
})
