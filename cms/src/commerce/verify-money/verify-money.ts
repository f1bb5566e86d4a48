import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { env } from '../../platform/lib/env'
import { compareWithStripe } from './compare-with-stripe'
import { findFaults } from './find-faults'
import type { Database } from './rule'

/**
 * Checks the payment data in this database, and, if a key is configured, compares it with Stripe. Read only. Returns a
 * sentence for each fault, and what was checked: "12 orders, 3 receipts".
 * @param report reports progress
 */
export async function verifyMoney(strapi: Core.Strapi, report: (words: string) => void = () => {}) {
  const database = strapi.db.connection
  const at = now()
  const faults = [
    ...(await findFaults(database, at)),
    ...(env.STRIPE_SECRET_KEY ? await compareWithStripe(database, at, report) : []),
  ]
  const counted = await Promise.all([count(database, 'orders'), count(database, 'receipts')])
  return { faults, counted: counted.join(', ') }
}

async function count(database: Database, table: string) {
  const counted: { rows?: number | string } | undefined = await database(table)
    .count({ rows: '*' })
    .first()
  return `${counted?.rows} ${table}`
}
