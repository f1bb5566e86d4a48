import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { compareWithStripe } from './compare-with-stripe'
import { findFaults } from './find-faults'
import type { Database } from './rule'

/**
 * Looks for anything wrong with money in this database, and, where a key is configured, between it and Stripe. Changes
 * nothing. A sentence for each fault, and what was looked at: "12 orders, 3 receipts".
 *
 * @param say hears how far it is
 */
export async function verifyMoney(strapi: Core.Strapi, say: (words: string) => void = () => {}) {
  const database = strapi.db.connection
  const at = now()
  const faults = [
    ...(await findFaults(database, at)),
    ...(env.STRIPE_SECRET_KEY ? await compareWithStripe(database, at, say) : []),
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
