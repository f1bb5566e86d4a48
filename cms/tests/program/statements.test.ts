import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createDatabases, dropDatabase, type TestDatabase } from '../support/databases'
import { programEnv } from '../support/environment'
import { runInStrapi } from '../support/in-strapi'
import { explainCode } from '../support/statements'

const many = 20_000

/** Code for `runInStrapi`: runs every job on large tables, with some work for each of them. */
const working = `
const { mkdirSync, utimesSync, writeFileSync } = require('node:fs')
const { addManyOrders } = require('./dist/seed/many-orders')
const { findFaults } = require('./dist/src/commerce/verify-money/find-faults')
const { jobs } = require('./dist/src/platform/jobs/table')
const { taskKinds } = require('./dist/src/platform/tasks/kinds')
const { kindsDue, claimTasks } = require('./dist/src/platform/tasks/claim-tasks')
${explainCode}
async function makeSomeOld() {
  const { connection } = strapi.db
  const ago = (days) => new Date(Date.now() - days * 86400000)
  const some = (table, of, data) => connection(table).whereRaw('id % 1000 = ?', [of]).update(data)
  await some('orders', 1, { state: 'pending', updated_at: ago(1) })
  await some('orders', 2, { state: 'paid', updated_at: ago(1), paid_at: ago(1) })
  await some('orders', 3, { state: 'failed', failed_at: ago(31), session_expires_at: ago(-1) })
  await some('refunds', 4, { state: 'asked', updated_at: ago(1) })
  await some('subscriptions', 5, { current_period_end: ago(1) })
  await some('subscriptions', 6, { user_id: null })
  await some('up_users', 7, { confirmed: false, created_at: ago(60) })
  await some('up_users', 8, { paid_user_expire: ago(1), subscription_id: null })
  await some('up_users', 9, { created_at: ago(367) })
  await some('gifts', 8, { state: 'waiting', deliver_at: ago(1) })
  await some('gifts', 18, { claim_until: ago(60) })
  await some('user_sessions', 9, { expires_at: ago(60) })
  await some('user_sessions', 10, { revoked_at: ago(60) })
  await some('tasks', 11, { done_at: ago(60) })
  await some('tasks', 12, { state: 'waiting' })
  await some('tasks', 13, { state: 'running', lease_until: ago(1) })
  await some('outgoing_mails', 14, { due_at: ago(100) })
  await some('outgoing_mails', 15, { state: 'dead', due_at: ago(40), recipient: 'a@people.example' })
}
/** Writes an old picture that belongs to no account. */
function leavePicture() {
  const folder = process.env.PUBLIC_FOLDER + '/uploads/people'
  const file = folder + '/' + 'a'.repeat(32) + '-64.webp'
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, '')
  utimesSync(file, 0, 0)
}
async function run(count) {
  leavePicture()
  await addManyOrders(strapi, Number(count))
  tell(await findFaults(strapi.db.connection, new Date()))
  await makeSomeOld()
  if (strapi.db.dialect.client === 'postgres') await strapi.db.connection.raw('ANALYZE')
  const announcer = { announce() {} }
  for (const [name, { run }] of Object.entries(jobs)) {
    const statements = listen()
    // Stripe is unavailable.
    const failed = await run({ strapi, announcer, since: new Date(Date.now() - 30000), at: new Date() })
      .then(() => undefined, String)
    tell({ name, failed, asked: statements.size, scans: await scansOf(statements) })
  }
  const statements = listen()
  await kindsDue(strapi)
  for (const kind of Object.keys(taskKinds)) await claimTasks(strapi, { kind, leaseMs: 1000, limit: 5 })
  tell({ name: 'claiming', asked: statements.size, scans: await scansOf(statements) })
}
`

type Told = { name: string; failed?: string; asked: number; scans: [string, string][] }

const databases = createDatabases()

describe.each(['SQLite', 'PostgreSQL'] as const)('among many orders on %s', (name) => {
  let database: TestDatabase | undefined

  beforeAll(async () => {
    database = (await databases).find((one) => one.name === name)
  })
  afterAll(async () => {
    if (database) await dropDatabase(database)
  })

  test('no job scans a table that grows, and the checker finds no fault', async () => {
    if (!database) return
    const env = programEnv({
      ...database.settings,
      PUBLIC_FOLDER: `${database.folder}/public`,
      STRIPE_SECRET_KEY: 'sk_sandbox_R4tY7uI9oP2aS5dF8gH1jK3l',
      STRIPE_WEBHOOK_SECRET: 'whsec_Z6xC8vB1nM4qW7eR9tY2uI5o',
      STRIPE_API_URL: 'http://127.0.0.1:9',
      // An operator to notify, and a folder without backups.
      OPERATOR_WEBHOOK_URL: 'http://127.0.0.1:9/operator',
      BACKUP_FOLDER: `${database.folder}/backups`,
    })
    const [faults, ...reported] = await runInStrapi({ env }, working, String(many))
    expect(faults).toEqual([])
    const requested = reported as Told[]
    expect(requested.flatMap(({ scans }) => scans)).toEqual([])
    // Every job has run a query, except those that SQLite does not need, the one that needs Stripe's events, the one that
    // needs a full disk, and the one that only adds an incident.
    const idle = requested.filter((job) => job.asked === 0).map((job) => job.name)
    const mayIdle = [
      'fetchStripeEvents',
      'truncateLog',
      'addUpRowCounts',
      'checkDisks',
      'checkBackups',
    ]
    expect(mayIdle).toEqual(expect.arrayContaining(idle))
    const failed = requested.filter((job) => job.failed).map((job) => job.name)
    expect(failed).toEqual(['fetchStripeEvents'])
  })
})
