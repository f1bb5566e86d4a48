import path from 'node:path'
import { createStrapi } from '@strapi/strapi'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { compareWithStripe } from './compare-with-stripe'
import { findFaults } from './find-faults'
import type { Database } from './rule'

// Compiled to dist/src/verify-money.
const appDir = path.resolve(__dirname, '../../..')

/**
 * `npm run verify:money`: looks for anything wrong with money in this database, and, where a key is
 * configured, between it and Stripe. Changes nothing. Ends with 1 and a sentence for each fault.
 */
async function run(): Promise<number> {
  process.chdir(appDir)
  const distDir = path.join(appDir, 'dist')
  const strapi = createStrapi({ appDir, distDir, serveAdminPanel: false })
  strapi.log.level = 'warn'
  await strapi.load()
  const database = strapi.db.connection
  const at = now()
  const faults = [
    ...(await findFaults(database, at)),
    ...(env.STRIPE_SECRET_KEY ? await compareWithStripe(database, at, console.error) : []),
  ]
  const counted = await Promise.all([count(database, 'orders'), count(database, 'receipts')])
  await strapi.destroy()
  for (const fault of faults) console.log(fault)
  const found = faults.length === 0 ? 'nothing wrong' : `${faults.length} faults`
  console.log(`${counted.join(', ')}: ${found}.`)
  return faults.length === 0 ? 0 : 1
}

async function count(database: Database, table: string) {
  const counted: { rows?: number | string } | undefined = await database(table)
    .count({ rows: '*' })
    .first()
  return `${counted?.rows} ${table}`
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
