import { describe, expect, test } from '@jest/globals'
import { personalTable, personalUids } from '../../src/members/personal-data/personal-tables'
import { runInStrapi } from '../support/in-strapi'
import { retentions } from '../support/retentions'
import { everyCms } from '../support/running'
import { tableOf, tablesOf } from '../support/tables'

// Strapi's own tables and join tables: panel users, media library, components of pages.
const isStrapiTable =
  /^(strapi_|admin_(?!acts$|views$)|components_|i18n_|files|upload_folders|up_permissions|up_roles|sqlite_)|_(lnk|cmps|mph)$/

// Code for `runInStrapi`: grants an analysis with texts that are being deleted, because no analysis uses them yet.
const granting = `
const { purgeEditions } = require('./dist/src/analysis/analyses/texts/purge-editions')
const { lockEdition } = require('./dist/src/analysis/analyses/texts/edition')
const { newRow } = require('./dist/src/platform/lib/new-row')
const { AsyncResource } = require('node:async_hooks')
// Runs outside of the caller's transaction.
const outside = AsyncResource.bind((work) => work())
// Also outside: within a transaction PostgreSQL repeats its first result.
async function waitsForUs() {
  const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database()"
    + " AND wait_event_type = 'Lock' AND query ILIKE '%text_editions%for update%'"
  while ((await strapi.db.connection.raw(waiting)).rows.length === 0) await new Promise(setImmediate)
}
async function run(version) {
  const { connection } = strapi.db
  for (const language of ['hun', 'eng', 'rus'])
    await connection('text_editions').insert({
      ...newRow(), version, language, edition_key: version + ':' + language, texts: '{}',
    })
  let forgetting
  await strapi.db.transaction(async ({ trx }) => {
    await lockEdition(strapi, version)
    forgetting = outside(() => purgeEditions(strapi))
    // SQLite allows one write at a time: it waits by itself.
    if (strapi.db.dialect.client === 'postgres') await waitsForUs()
    await trx('analyses').insert({
      ...newRow(), order_id: -Date.now() % 1e9, user_id: 0, kind: 'short', state: 'withheld', people: '[]',
      made_on: '2001-02-03', engine_version: '1', text_version: version, outline: '{}',
    })
  })
  await forgetting
  const left = await connection('text_editions').where({ version })
  await connection('analyses').where({ text_version: version }).delete()
  await purgeEditions(strapi)
  tell([left.length, (await connection('text_editions').where({ version })).length])
}
`

describe.each(everyCms())('retention of data on %s', (_name, cms) => {
  test('texts are kept when an analysis is granted while they are being deleted', async () => {
    expect(await runInStrapi(cms, granting, `race${Date.now()}`)).toEqual([[3, 0]])
  })

  test('every table has a retention rule', async () => {
    const ours = (await tablesOf(cms)).filter((name) => !isStrapiTable.test(name))
    // SQLite counts rows itself (database/row-counts).
    const isThere = (name: string) => name !== 'krono_row_counts' || Boolean(cms.env.DATABASE_URL)
    expect(ours.sort()).toEqual(Object.keys(retentions).filter(isThere).sort())
  })
})

test('rows that end with the account are erased with it', () => {
  const gone = Object.entries(retentions).flatMap(([name, fate]) => ('goes' in fate ? [name] : []))
  const erased = personalUids.filter((uid) => !personalTable(uid).emptied).map(tableOf)
  expect(gone.filter((name) => !erased.includes(name))).toEqual([])
})
