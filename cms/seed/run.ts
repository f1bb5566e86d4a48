import path from 'node:path'
import { createStrapi } from '@strapi/strapi'
import { seed } from './seed'

// Compiled to dist/seed; Strapi and the content are found from the project's folder.
const appDir = path.resolve(__dirname, '../..')

async function run() {
  process.chdir(appDir)
  const startedAt = Date.now()
  const strapi = createStrapi({
    appDir,
    distDir: path.join(appDir, 'dist'),
    serveAdminPanel: false,
  })
  strapi.log.level = 'warn'
  await strapi.load()
  const all = process.argv.includes('--all')
  await seed(strapi, { say: (line) => console.log(line), all })
  await strapi.destroy()
  console.log(`Seeded in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
