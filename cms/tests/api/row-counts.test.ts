import { describe, expect, test } from '@jest/globals'
import { runInStrapi } from '../support/in-strapi'
import { call, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'
import { withoutJobs } from '../support/without-jobs'

withoutJobs()

/** Inserts coupons with SQL, past Strapi. */
const insert = (codes: readonly string[]) =>
  `INSERT INTO coupons (document_id, code) VALUES ${codes.map((code) => `('${code}', '${code}')`).join(', ')}`

const takingBack = `
const run = () =>
  strapi.db
    .transaction(async ({ trx }) => {
      await trx.raw("${insert(['COUNTED-4'])}")
      throw new Error('Taken back')
    })
    .catch(() => undefined)
`

/** Inserts rows and sums up the counts at the same time. */
const adding = `
const { addUpRowCounts } = require('./dist/src/platform/database/row-counts')
const add = (code) => strapi.db.connection('coupons').insert({ document_id: code, code })
async function run(...codes) {
  await Promise.all(codes.flatMap((code) => [add(code), addUpRowCounts(strapi)]))
  await addUpRowCounts(strapi)
}
`

/** Two processes start at once on a database with uncounted rows, while more rows are inserted. */
const beginning = `
const { ensureRowCounts } = require('./dist/src/platform/database/row-counts')
const { startAlone } = require('./dist/src/platform/database/start-alone')
async function run(...codes) {
  const { connection } = strapi.db
  for (const what of ['added', 'taken', 'emptied'])
    await connection.raw('DROP TRIGGER krono_rows_' + what + ' ON coupons')
  await connection('coupons').insert({ document_id: codes[0], code: codes[0] })
  const begin = () => startAlone(strapi, () => ensureRowCounts(strapi))
  const add = (code) => connection('coupons').insert({ document_id: code, code })
  await Promise.all([begin(), begin(), ...codes.slice(1).map(add)])
}
`

/** Calls `startAlone` for a second task while the first still runs; reports the order. */
const turns = `
const { startAlone } = require('./dist/src/platform/database/start-alone')
async function run() {
  let second
  await startAlone(strapi, async () => {
    tell('first begins')
    second = startAlone(strapi, async () => tell('second begins'))
    for (let query = 0; query < 20; query += 1) await strapi.db.connection.raw('SELECT 1')
    tell('first ends')
  })
  await second
}
`

describe.each(everyCms())('how many rows a list has, on %s', (_name, cms) => {
  const count = async () => {
    const [row] = await runSql(cms, 'SELECT count(*) AS n FROM coupons')
    return Number(row?.n)
  }

  test('is exact after any inserts and deletes; rolled back rows do not count', async () => {
    const { token } = await newMember(cms, { isAdmin: true })
    const result = async () => (await call(cms, 'GET', '/admin/lists/coupons', { token })).body.all
    const before = await count()
    expect(await result()).toBe(before)
    await runSql(cms, insert(['COUNTED-1', 'COUNTED-2', 'COUNTED-3']))
    expect(await result()).toBe(before + 3)
    await runSql(cms, `DELETE FROM coupons WHERE code IN ('COUNTED-1', 'COUNTED-NEVER')`)
    expect(await result()).toBe(before + 2)
    await runInStrapi(cms, takingBack)
    expect(await result()).toBe(before + 2)
    expect(await count()).toBe(before + 2)
  })

  test('stays correct when changes are summed up, by two at once and during inserts', async () => {
    const { token } = await newMember(cms, { isAdmin: true })
    const result = async () => (await call(cms, 'GET', '/admin/lists/coupons', { token })).body.all
    const before = await count()
    const added = Array.from({ length: 12 }, (_, index) => `ADDED-${index}`)
    await runInStrapi(cms, adding, ...added)
    expect(await result()).toBe(before + added.length)
    if (cms.database.name === 'PostgreSQL') {
      await runInStrapi(cms, adding)
      const notes = await runSql(cms, 'SELECT counted FROM krono_row_counts ORDER BY counted')
      expect(notes.map(({ counted }) => counted)).toEqual([
        'admin_acts',
        'analyses',
        'coupons',
        'orders',
        'user_facts',
      ])
    }
    await runSql(cms, `DELETE FROM coupons WHERE code LIKE 'ADDED-%' OR code LIKE 'COUNTED-%'`)
    expect(await result()).toBe(await count())
  })

  if (cms.database.name !== 'PostgreSQL') return

  test('is counted at the first start on a database with rows, of two starts at once too', async () => {
    const { token } = await newMember(cms, { isAdmin: true })
    const result = async () => (await call(cms, 'GET', '/admin/lists/coupons', { token })).body.all
    const before = await count()
    const added = Array.from({ length: 6 }, (_, index) => `BEGUN-${index}`)
    await runInStrapi(cms, beginning, ...added)
    expect(await result()).toBe(before + added.length)
    await runSql(cms, `DELETE FROM coupons WHERE code LIKE 'BEGUN-%'`)
    expect(await result()).toBe(await count())
  })

  test('is initialized by one process at a time', async () => {
    const result = await runInStrapi(cms, turns)
    expect(result).toEqual(['first begins', 'first ends', 'second begins'])
  })
})
