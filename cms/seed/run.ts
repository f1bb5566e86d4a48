import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createStrapi } from '@strapi/strapi'
import { databaseId } from './record'
import { seed } from './seed'

// Compiled to dist/seed; Strapi and the content are found from the project folder.
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
  const { values } = parseArgs({
    options: { all: { type: 'boolean', default: false }, 'id-file': { type: 'string' } },
  })
  await seed(strapi, { log: (line) => console.log(line), all: values.all })
  if (values['id-file']) writeFileSync(values['id-file'], await databaseId(strapi))
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
