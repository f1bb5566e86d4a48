import path from 'node:path'
import { parseArgs } from 'node:util'
import { createStrapi } from '@strapi/strapi'
import { addMany } from './add-many'
import { itemsOf } from './items'

// Compiled to dist/seed/many.
const appDir = path.resolve(__dirname, '../../..')

/** A database with more users than the demo creates is in use. */
const mostKnown = 100

const numbers = {
  users: '100000',
  orders: '300000',
  dates: '1000000',
  emails: '1000000',
  seed: '1',
}

/** `npm run seed:many`: refuses a database that is in use. */
async function run() {
  const { values } = parseArgs({
    options: Object.fromEntries(
      Object.entries(numbers).map(([name, fallback]) => [
        name,
        { type: 'string', default: fallback } as const,
      ]),
    ),
  })
  const wanted = (name: keyof typeof numbers) => Number(values[name])
  process.chdir(appDir)
  const startedAt = Date.now()
  const distDir = path.join(appDir, 'dist')
  const strapi = createStrapi({ appDir, distDir, serveAdminPanel: false })
  strapi.log.level = 'warn'
  await strapi.load()
  const known = await strapi.db.query('plugin::users-permissions.user').count()
  if (known > mostKnown)
    throw new Error(`This database has ${known} users already. Take an empty one.`)
  const log = (line: string) =>
    console.log(`${line} (${((Date.now() - startedAt) / 1000).toFixed(0)} s)`)
  const at = new Date()
  await addMany(strapi, {
    ...{
      users: wanted('users'),
      orders: wanted('orders'),
      dates: wanted('dates'),
      emails: wanted('emails'),
      seed: wanted('seed'),
    },
    ...{ items: await itemsOf(strapi), at, log },
  })
  await strapi.destroy()
  log('Done')
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
