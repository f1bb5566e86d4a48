import path from 'node:path'
import { createStrapi } from '@strapi/strapi'
import { env } from '../lib/env'
import { compareWithStripe } from './compare-with-stripe'
import { findFaults } from './find-faults'
import { loadMoney } from './load-money'

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
  const money = await loadMoney(strapi)
  const faults = [
    ...findFaults(money),
    ...(env.STRIPE_SECRET_KEY ? await compareWithStripe(money) : []),
  ]
  await strapi.destroy()
  for (const fault of faults) console.log(fault)
  const counted = `${money.orders.length} orders, ${money.receipts.length} receipts`
  console.log(`${counted}: ${faults.length === 0 ? 'nothing wrong' : `${faults.length} faults`}.`)
  return faults.length === 0 ? 0 : 1
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
