import path from 'node:path'
import { createStrapi } from '@strapi/strapi'
import { Refusal, runCommand } from './commands'

// Compiled to dist/src/members/site-admins.
const appDir = path.resolve(__dirname, '../../../..')

/** `npm run admin`: adds, removes or lists the admins of the site; may run beside a running cms. */
async function run(): Promise<void> {
  process.chdir(appDir)
  const distDir = path.join(appDir, 'dist')
  const strapi = createStrapi({ appDir, distDir, serveAdminPanel: false })
  strapi.log.level = 'error'
  await strapi.load()
  try {
    console.log(await runCommand(strapi, process.argv.slice(2)))
  } finally {
    await strapi.destroy()
  }
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Refusal ? error.message : error)
    process.exit(1)
  },
)
