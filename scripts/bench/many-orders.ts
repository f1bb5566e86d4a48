import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { addressOf, newPostgres } from '../lib/databases.ts'
import { cms } from '../lib/paths.mjs'
import { hasPostgres } from '../lib/postgres.ts'
import { table } from '../lib/terminal.mjs'
import type { Figures } from './report-figures.ts'
import { manyOrdersRequired, named, requiredText } from './required-figures.ts'

const many = 100_000

type Measured = Record<keyof typeof manyOrdersRequired, number> & { faults: string[] }

/**
 * Script that runs in the folder of the cms, on a temporary database. Creates consistent orders, and data for each job:
 * among it four hundred subscriptions that are due together, and the expired rows of one night.
 */
const code = `
const { mkdirSync, writeFileSync } = require('node:fs')
const { createStrapi } = require('@strapi/strapi')
const { addManyOrders } = require('./dist/seed/many-orders')
const { findFaults } = require('./dist/src/commerce/verify-money/find-faults')
const { jobs } = require('./dist/src/platform/jobs/table')
const ago = (days) => new Date(Date.now() - days * 86400000)
async function seconds(work) {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}
async function makeOld({ connection }) {
  const some = (table, part, data) => connection(table).whereRaw('id % ? = 0', [part]).update(data)
  await connection('subscriptions').where('id', '<=', 400).update({ current_period_end: ago(1) })
  await some('tasks', 30, { done_at: ago(60) })
  await some('outgoing_mails', 30, { due_at: ago(100) })
  await some('user_sessions', 30, { expires_at: ago(60) })
  await some('gifts', 30, { claim_until: ago(60) })
  await connection('orders').where({ state: 'failed' }).whereRaw('id % 300 = 9')
    .update({ failed_at: ago(31), buyer_email: 'a@people.example' })
}
function leavePictures() {
  const folder = process.env.PUBLIC_FOLDER + '/uploads/people'
  mkdirSync(folder, { recursive: true })
  for (let n = 0; n < 1000; n += 1) writeFileSync(folder + '/picture' + n + '-512.webp', '')
}
async function run() {
  const appDir = process.cwd()
  const strapi = createStrapi({ appDir, distDir: appDir + '/dist', serveAdminPanel: false })
  strapi.log.level = 'error'
  await strapi.load()
  await addManyOrders(strapi, ${many})
  // PostgreSQL does it by itself within a minute.
  if (strapi.db.dialect.client === 'postgres') await strapi.db.connection.raw('ANALYZE')
  let faults = []
  const verify = await seconds(async () => {
    faults = await findFaults(strapi.db.connection, new Date())
  })
  await makeOld(strapi.db)
  leavePictures()
  const job = (name) => seconds(() => jobs[name].run({ strapi, at: new Date() }))
  const retentionJobs = ['purgeSentEmails', 'purgeEndedTasks', 'purgeOldAccounts', 'purgeUnpaidOrders', 'purgeTextEditions']
  let retention = 0
  for (const name of retentionJobs) retention += await job(name)
  const result = {
    faults, verify, retention,
    reconcile: await job('reconcilePayments'),
    pictures: await job('sweepPictures'),
  }
  console.log('result ' + JSON.stringify(result))
}
run().then(() => process.exit(0))
`

async function measure(env: Record<string, string>): Promise<Measured> {
  const options = { cwd: cms, env, maxBuffer: 10_000_000 }
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', code], options)
  const line = stdout.split('\n').find((one) => one.startsWith('result '))
  return JSON.parse(line?.slice('result '.length) ?? 'null')
}

/** Verification and retention with a hundred thousand orders, on SQLite and, if it is running, PostgreSQL. */
export async function benchManyOrders(
  env: Record<string, string>,
  folder: string,
): Promise<Figures> {
  const { DATABASE_URL: _, ...plain } = env
  const file = path.join(folder, 'many-orders.db')
  const url = (await hasPostgres()) ? addressOf(await newPostgres()) : undefined
  const settings = {
    SQLite: { DATABASE_FILE: file },
    ...(url && { PostgreSQL: { DATABASE_URL: url } }),
  }
  const names = Object.keys(manyOrdersRequired) as (keyof typeof manyOrdersRequired)[]
  const figures: Figures = {}
  const rows: string[][] = []
  for (const [name, database] of Object.entries(settings)) {
    const measured = await measure({ ...plain, ...database, NODE_ENV: 'production' })
    if (measured.faults.length > 0) throw new Error(measured.faults.slice(0, 5).join('\n'))
    rows.push([name, ...names.map((what) => measured[what].toFixed(2))])
    // The slower database counts.
    for (const what of names) {
      const figure = named.manyOrders(what)
      figures[figure] = Math.max(figures[figure] ?? 0, measured[what])
    }
  }
  const required = ['required', ...names.map((what) => requiredText(named.manyOrders(what)))]
  const head = [`${many} orders`, ...names.map((what) => `${what} s`)]
  console.log(`\n${table([head, ...rows, required])}\n`)
  return figures
}
