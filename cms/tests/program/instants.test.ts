import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createDatabases, dropDatabase, type TestDatabase } from '../support/databases'
import { programEnv } from '../support/environment'
import { runInStrapi } from '../support/in-strapi'

/** Code for `runInStrapi`: writes and reads both instants of the repeated hour in autumn, by the rules of the cms. */
const twice = `
const { insertOnce } = require('./dist/src/platform/lib/insert-once')
async function run() {
  const instants = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', '2026-03-29T01:30:00.000Z']
  const rows = strapi.db.query('api::entitlement.entitlement')
  for (const from of instants) {
    const base = { kind: 'term', ownState: 'active', state: 'active', days: 1 }
    const [one, other] = ['strapi:' + from, 'knex:' + from]
    const stateSince = from
    await rows.create({ data: { ...base, documentId: one.slice(0, 24), sourceKey: one, from, stateSince } })
    await insertOnce(strapi, {
      table: 'entitlements', unique: 'source_key',
      row: { source_key: other, kind: 'term', own_state: 'active', state: 'active', days: 1,
        from: new Date(from), state_since: new Date(from) },
    })
    for (const sourceKey of [one, other]) {
      const row = await rows.findOne({ where: { sourceKey } })
      const found = await rows.count({ where: { sourceKey, from: { $gte: from, $lte: from } } })
      tell({ key: sourceKey, read: new Date(row.from).toISOString(), found })
    }
  }
}
`

const databases = createDatabases()

describe.each(['SQLite', 'PostgreSQL'] as const)('a database on %s', (name) => {
  let database: TestDatabase | undefined
  let env: Record<string, string>

  beforeAll(async () => {
    database = (await databases).find((one) => one.name === name)
    env = programEnv({
      ...database?.settings,
      PUBLIC_FOLDER: `${database?.folder}/public`,
      TZ: 'Europe/Budapest',
    })
  })
  afterAll(async () => {
    if (database) await dropDatabase(database)
  })

  test('stores instants of the repeated hour in autumn, in any system time zone', async () => {
    if (!database) return
    const reported = (await runInStrapi({ env }, twice)) as {
      key: string
      read: string
      found: number
    }[]
    expect(reported).toHaveLength(6)
    for (const { key, read, found } of reported)
      expect([key.slice(key.indexOf(':') + 1), found]).toEqual([read, 1])
  })
})
