import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createDatabases, dropDatabase, type TestDatabase } from '../support/databases'
import { programEnv } from '../support/environment'
import { runInStrapi } from '../support/in-strapi'
import { runSql } from '../support/rows'

/** Code for `runInStrapi`: a database as it was before the entitlements, which Strapi knows by its old schema. */
const aging = `
const { setClock } = require('./dist/src/lib/clock')
const { newRow, newDocumentId } = require('./dist/src/lib/new-row')
async function run() {
  const { connection } = strapi.db
  const add = async (table, row) => {
    const [{ id }] = await connection(table).insert({ ...newRow(), ...row }).returning('id')
    return id
  }
  const user = (email) =>
    add('up_users', {
      email, username: email, provider: 'local', password: 'x', confirmed: true, blocked: false,
      is_paid_user: false, news_letter: false, is_two_step_registered: false,
      subscription_canceled: false, is_admin: false,
    })
  const order = (state, more = {}) =>
    add('orders', {
      state, kind: 'checkout', product_key: 'premium-month', product_name: 'Havi', currency: 'huf',
      price: 3000, discount: 0, amount: 3000, refunded_amount: 0, language: 'hun', ...more,
    })
  const [buyer, claimer] = [await user('buyer@old.example'), await user('claimer@old.example')]
  const paid = await order('fulfilled', { user_id: buyer })
  const refunded = await order('refunded', { user_id: buyer })
  const given = await order('disputed', { user_id: null })
  const gift = await add('gifts', {
    order_id: given, token: 't', product_key: 'premium-month', giver_name: 'B', recipient_name: 'A',
    deliver_at: new Date('2026-01-01'), claim_until: new Date('2026-04-01'), state: 'claimed',
    claimed_by_user_id: claimer, claimed_at: new Date('2026-02-01'),
  })
  const coupon = (owner) =>
    add('coupons', {
      code: 'C' + owner, kind: 'freeProduct', free_product: 'analysis-short', products: '[]',
      gift_only: false, max_uses: 1, max_per_user: 1, uses: 1, owner_user_id: owner, source: 'term',
    })
  const held = async (owner, state) =>
    add('user_coupons', {
      user_id: owner, coupon_id: await coupon(owner), sequence: 1, state,
      claimed_at: new Date('2026-02-01'),
    })
  const [buyers, claimers] = [await held(buyer, 'used'), await held(claimer, 'open')]
  const free = await order('fulfilled', {
    user_id: buyer, product_key: 'analysis-short', amount: 0, user_coupon_id: buyers,
  })
  await add('analyses', {
    order_id: free, user_id: buyer, kind: 'short', state: 'ready', people: '[]', made_on: '2026-02-01',
    engine_version: '1', text_version: '1', outline: '{}',
  })

  await connection('entitlements').delete()
  await connection.schema.createTable('premium_terms', (table) => {
    table.increments('id')
    for (const name of ['document_id', 'source_key', 'plan', 'locale']) table.string(name)
    for (const name of ['user_id', 'order_id', 'months', 'days', 'seconds', 'created_by_id', 'updated_by_id'])
      table.integer(name)
    for (const name of ['from', 'revoked_at', 'suspended_at', 'created_at', 'updated_at', 'published_at'])
      table.datetime(name, { useTz: false, precision: 6 })
    table.unique(['source_key'])
    table.index(['user_id'], 'premium_terms_user_id')
  })
  const term = (source_key, row) =>
    connection('premium_terms').insert({ ...newRow(), source_key, ...row })
  await term('order:' + refunded, {
    user_id: buyer, order_id: refunded, from: new Date('2026-01-05T09:00:00Z'), months: 1,
    plan: 'monthly', revoked_at: new Date('2026-01-20T09:00:00Z'),
  })
  await term('order:' + paid, {
    user_id: buyer, order_id: paid, from: new Date('2026-02-28T23:30:00Z'), months: 1, plan: 'monthly',
  })
  await term('coupon:99', { user_id: buyer, from: new Date('2026-03-01T09:00:00Z'), days: 7 })
  await term('gift:' + gift, {
    user_id: claimer, order_id: given, from: new Date('2026-02-01T09:00:00Z'), months: 1,
    plan: 'monthly', suspended_at: new Date('2026-02-10T09:00:00Z'),
  })
  await connection.schema.alterTable('user_coupons', (table) => {
    table.integer('granted_by_order_id')
    table.index(['granted_by_order_id'], 'user_coupons_granted_by')
  })
  await connection('user_coupons').where({ id: buyers }).update({ granted_by_order_id: paid })
  await connection('user_coupons').where({ id: claimers }).update({ granted_by_order_id: given })

  // Letters went out as they were saved, and were called by what the system knows them by.
  const letter = (locale, row) =>
    add('email_templates', {
      locale, group: 'other', enabled: true, delay_hours: 0, subject: 'Tárgy ' + locale,
      body: JSON.stringify([{ type: 'paragraph', children: [{ type: 'text', text: 'Szia!' }] }]),
      ...row,
    })
  for (const locale of ['hu', 'en']) await letter(locale, { name: 'giftPaid', document_id: 'gift-paid' })
  await letter('hu', { name: 'elso-het', document_id: 'first-week', group: 'form', form_id: 'nyar' })
  await connection.schema.alterTable('email_templates', (table) => table.dropColumn('title'))
  await connection.schema.alterTable('outgoing_mails', (table) => table.dropColumn('template'))
  const place = { type: 'strapi', name: 'content_types', key: 'schema' }
  const types = await strapi.store.get(place)
  types['api::email-template.email-template'].options.draftAndPublish = false
  await strapi.store.set({ ...place, value: types })

  // Only the incident said what was paid instead, and the log what was looked for.
  for (const [document_id, came] of [['r1', '299999 huf'], ['r2', '2000 eur'], ['r3', '2000 gbp']]) {
    await order('review', { document_id, amount: 300000 })
    const details = JSON.stringify({ order: document_id, reason: came + ' instead of 300000 huf' })
    const key = 'amountMismatch:' + document_id
    await add('incidents', { key, kind: 'amountMismatch', reference: document_id, details, state: 'open' })
  }
  const told = JSON.stringify({ name: 'Béla', query: 'email=bela%40old.example' })
  for (const row of [{ act: 'saveView', after: told }, { act: 'deleteView', before: told }])
    await add('admin_acts', { admin: buyer, subject_kind: 'list', subject_id: 'users', ...row })

  const known = await connection('strapi_database_schema').orderBy('id', 'desc').first()
  const schema = typeof known.schema === 'string' ? JSON.parse(known.schema) : known.schema
  schema.tables.push({ name: 'premium_terms', columns: [], indexes: [], foreignKeys: [] })
  const held_ = schema.tables.find(({ name }) => name === 'user_coupons')
  held_.columns.push({ name: 'granted_by_order_id', type: 'integer', args: [] })
  for (const [name, column] of [['email_templates', 'title'], ['outgoing_mails', 'template']]) {
    const table = schema.tables.find((one) => one.name === name)
    table.columns = table.columns.filter((one) => one.name !== column)
  }
  await connection('strapi_database_schema')
    .where({ id: known.id })
    .update({ schema: JSON.stringify(schema), hash: 'before' })
}
`

const looking = 'async function run() {}'

/** Code for `runInStrapi`: both instants of the hour that comes twice, written and read by the rules of the cms. */
const twice = `
const { insertOnce } = require('./dist/src/lib/insert-once')
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

describe.each(['SQLite', 'PostgreSQL'] as const)('an older database on %s', (name) => {
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

  test('comes up with everything that was paid, given and granted', async () => {
    // No server: the tests of the other database are those there are.
    if (!database) return
    await runInStrapi({ env }, aging)
    await runInStrapi({ env }, looking)
    await runInStrapi({ env }, looking)
    const rows = await runSql(
      { database },
      `SELECT e.kind, e.own_state, e.state, u.email, p.kind AS parent FROM entitlements e
       LEFT JOIN up_users u ON u.id = e.user_id LEFT JOIN entitlements p ON p.id = e.parent_id
       ORDER BY e.id`,
    )
    const [buyer, claimer] = ['buyer@old.example', 'claimer@old.example']
    const row = (
      kind: string,
      own: string,
      state: string,
      email: string | null,
      parent = null as string | null,
    ) => ({ kind, own_state: own, state, email, parent })
    expect(rows).toEqual([
      row('gift', 'suspended', 'suspended', null),
      row('term', 'revoked', 'revoked', buyer),
      row('term', 'active', 'active', buyer),
      row('term', 'active', 'active', buyer),
      row('term', 'suspended', 'suspended', claimer, 'gift'),
      row('coupon', 'active', 'active', buyer),
      row('coupon', 'suspended', 'suspended', claimer, 'gift'),
      row('analysis', 'active', 'active', buyer, 'coupon'),
    ])
    const users = await runSql(
      { database },
      'SELECT email, is_paid_user, paid_user_expire, plan FROM up_users ORDER BY id',
    )
    // A month by the calendar of Budapest, and a week behind it.
    expect(users.map(({ paid_user_expire, plan }) => [instantOf(paid_user_expire), plan])).toEqual([
      ['2026-04-07T22:30:00.000Z', 'monthly'],
      [null, null],
    ])
    const resting = await runSql({ database }, 'SELECT is_resting FROM user_coupons ORDER BY id')
    expect(resting.map(({ is_resting }) => Boolean(is_resting))).toEqual([false, true])
    for (const table of ['premium_terms', 'krono_old_terms', 'krono_old_granted_coupons'])
      await expect(runSql({ database }, `SELECT * FROM ${table}`)).rejects.toMatchObject({
        message: expect.stringMatching(/exist|no such/),
      })
  }, 120_000)

  test('knows what was paid where something else was ordered, and tells no more what views look for', async () => {
    if (!database) return
    const orders = await runSql(
      { database },
      `SELECT document_id, paid_amount, paid_currency FROM orders WHERE state = 'review' ORDER BY document_id`,
    )
    expect(orders.map((row) => Object.values(row))).toEqual([
      ['r1', 299_999, 'huf'],
      ['r2', null, null],
      ['r3', 2000, 'gbp'],
    ])
    const acts = await runSql(
      { database },
      `SELECT CAST(before AS TEXT) AS before, CAST(after AS TEXT) AS after FROM admin_acts ORDER BY id`,
    )
    const parsed = (told: unknown) => (told === null ? null : JSON.parse(String(told)))
    expect(acts.map(({ before, after }) => [parsed(before), parsed(after)])).toEqual([
      [null, { name: 'Béla' }],
      [{ name: 'Béla' }, null],
    ])
  })

  test('has its letters published as they went out, each with a draft and a name', async () => {
    if (!database) return
    const letters = await runSql(
      { database },
      `SELECT document_id, locale, title, subject, form_id, updated_at,
        CASE WHEN published_at IS NULL THEN 'draft' ELSE 'live' END AS version
       FROM email_templates ORDER BY document_id, locale, version`,
    )
    const shown = letters.map(({ updated_at: _, ...letter }) => Object.values(letter))
    const both = (...letter: (string | null)[]) => [
      [...letter, 'draft'],
      [...letter, 'live'],
    ]
    expect(shown).toEqual([
      ...both('first-week', 'hu', 'Tárgy hu', 'Tárgy hu', 'nyar'),
      ...both('gift-paid', 'en', 'Gift paid (to the giver)', 'Tárgy en', null),
      ...both('gift-paid', 'hu', 'Kifizetett ajándék (az ajándékozónak)', 'Tárgy hu', null),
    ])
    // As if nothing had been changed since it was published.
    const times = letters.map(({ updated_at }) => instantOf(updated_at))
    for (let first = 0; first < times.length; first += 2)
      expect(times[first]).toBe(times[first + 1])
  })

  test('keeps an instant of the hour that comes twice, whatever clock the machine has', async () => {
    if (!database) return
    const told = (await runInStrapi({ env }, twice)) as {
      key: string
      read: string
      found: number
    }[]
    expect(told).toHaveLength(6)
    for (const { key, read, found } of told)
      expect([key.slice(key.indexOf(':') + 1), found]).toEqual([read, 1])
  }, 60_000)
})

/** As SQLite keeps it, or as PostgreSQL does: the clock of UTC. */
function instantOf(stored: unknown): string | null {
  if (stored === null) return null
  if (!(stored instanceof Date)) return new Date(Number(stored)).toISOString()
  // The tests' own client reads it by the machine's clock.
  const asUtc = stored.getTime() - stored.getTimezoneOffset() * 60_000
  return new Date(asUtc).toISOString()
}
