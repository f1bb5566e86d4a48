import path from 'node:path'
import { createStrapi } from '@strapi/strapi'
import { verifyMoney } from './verify-money'

// Compiled to dist/src/commerce/verify-money.
const appDir = path.resolve(__dirname, '../../../..')

/** `npm run verify:money`: exits with 1 and a sentence for each fault. */
async function run(): Promise<number> {
  process.chdir(appDir)
  const distDir = path.join(appDir, 'dist')
  const strapi = createStrapi({ appDir, distDir, serveAdminPanel: false })
  strapi.log.level = 'error'
  await strapi.load()
  const { faults, counted } = await verifyMoney(strapi, console.error)
  await strapi.destroy()
  for (const fault of faults) console.log(fault)
  const found = faults.length === 0 ? 'nothing wrong' : `${faults.length} faults`
  console.log(`${counted}: ${found}.`)
  return faults.length === 0 ? 0 : 1
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
