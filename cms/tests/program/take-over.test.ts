import { afterAll, expect, test } from '@jest/globals'
import { createDatabases, dropDatabase, type TestDatabase } from '../support/databases'
import { programEnv } from '../support/environment'
import { runInStrapi } from '../support/in-strapi'

const made: TestDatabase[] = []
afterAll(async () => {
  for (const database of made) await dropDatabase(database)
})

// Makes of a database what it was before there were tasks, and of what Strapi knows of its tables too.
const aging = `
const instants = (table) => {
  const type = strapi.db.dialect.client === 'postgres' ? 'timestamp(6)' : 'datetime'
  return (...names) => names.forEach((name) => table.specificType(name, type))
}
async function run() {
  const { connection: knex } = strapi.db
  const at = new Date('2026-11-20T10:00:00Z')
  await knex.schema.dropTable('tasks')
  await knex.schema.alterTable('outgoing_mails', (table) => {
    table.integer('attempts')
    table.text('last_error')
    instants(table)('lease_until')
  })
  await knex.schema.createTable('stripe_events', (table) => {
    table.increments()
    for (const name of ['document_id', 'event_id', 'type', 'object_id', 'state', 'last_error']) table.string(name)
    table.integer('attempts')
    instants(table)('created_at', 'updated_at', 'received_at', 'due_at', 'done_at')
  })
  await knex.schema.createTable('krono_jobs', (table) => {
    table.string('name').primary()
    table.bigInteger('held_until')
    table.bigInteger('done_until')
  })
  const letters = [['waiting', 0], ['sending', 1], ['sent', 1], ['dead', 7], ['skipped', 0]]
  await knex('outgoing_mails').insert(letters.map(([state, attempts], index) => ({
    document_id: 'letter' + index, mail: 'welcome', language: 'hun', dedupe_key: state, state, attempts,
    due_at: at, created_at: at, updated_at: at, published_at: at,
    last_error: attempts > 1 ? 'refused' : null,
  })))
  const events = [['received', 'cs_1', 2], ['done', 'cs_2', 0], ['failed', null, 7]]
  await knex('stripe_events').insert(events.map(([state, object_id, attempts]) => ({
    event_id: 'evt_' + state, type: 'invoice.paid', object_id, state, attempts,
    received_at: at, due_at: at, done_at: state === 'done' ? at : null, created_at: at, updated_at: at,
  })))
  const jobs = [['reconcilePayments', at.getTime()], ['tellOfExpiry', at.getTime()], ['sendMail', 1], ['expireGifts', 0]]
  await knex('krono_jobs').insert(jobs.map(([name, done_until]) => ({ name, held_until: 0, done_until })))
  const [stored] = await knex('strapi_database_schema').select().orderBy('id', 'desc').limit(1)
  const schema = typeof stored.schema === 'string' ? JSON.parse(stored.schema) : stored.schema
  const tables = schema.tables.filter(({ name }) => name !== 'tasks')
  const letterTable = tables.find(({ name }) => name === 'outgoing_mails')
  for (const name of ['attempts', 'last_error', 'lease_until']) letterTable.columns.push({ name, type: 'string' })
  tables.push({ name: 'stripe_events', columns: [], indexes: [], foreignKeys: [] })
  const changed = JSON.stringify({ ...schema, tables })
  await knex('strapi_database_schema').where({ id: stored.id }).update({ schema: changed, hash: 'old' })
}
`

const looking = `
async function run() {
  const { connection: knex } = strapi.db
  // Of the jobs those that have been done before.
  const rows = await knex('tasks').whereNotNull('cursor').orWhere('key', 'not like', 'job:%').orderBy('key')
  tell(rows.map(({ key, state, attempts, payload, cursor, last_error, due_at, done_at }) =>
    [key, state, attempts, JSON.parse(payload), cursor ?? last_error, new Date(due_at).toISOString(), done_at !== null]))
  tell(await knex('outgoing_mails').orderBy('id').pluck('state'))
  const tables = ['stripe_events', 'krono_jobs', 'krono_old_tasks']
  tell(await Promise.all(tables.map((name) => knex.schema.hasTable(name))))
}
`

test('a database of before the tasks comes up and has lost nothing that waited', async () => {
  made.push(...(await createDatabases()))
  for (const database of made) {
    const cms = { env: programEnv(database.settings) }
    await runInStrapi(cms, aging)
    const [tasks, letters, tables] = await runInStrapi(cms, looking)
    const then = '2026-11-20T10:00:00.000Z'
    const mail = (letter: number) => ({ letter })
    const event = (object: string | null) => ({ type: 'invoice.paid', object })
    expect(tasks).toEqual([
      ['handleEvent:evt_done', 'done', 0, event('cs_2'), null, then, true],
      ['handleEvent:evt_failed', 'dead', 7, event(null), null, then, true],
      ['handleEvent:evt_received', 'waiting', 2, event('cs_1'), null, then, false],
      ['job:fetchStripeEvents', 'waiting', 0, {}, then, expect.any(String), false],
      ['job:tellOfExpiry', 'waiting', 0, {}, then, expect.any(String), false],
      ['sendLetter:1', 'waiting', 0, mail(1), null, then, false],
      ['sendLetter:2', 'waiting', 1, mail(2), null, then, false],
      ['sendLetter:4', 'dead', 7, mail(4), 'refused', then, true],
    ])
    expect(letters).toEqual(['waiting', 'waiting', 'sent', 'dead', 'skipped'])
    expect(tables).toEqual([false, false, false])
    // Once more: what was taken over is not taken again.
    expect((await runInStrapi(cms, looking))[0]).toEqual(tasks)
  }
}, 120_000)
