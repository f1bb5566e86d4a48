import { existsSync } from 'node:fs'
import path from 'node:path'
import { moveClock } from './clock'
import { createDatabases, type TestDatabase } from './databases'
import { cmsFolder } from './environment'
import { publish, type RunningCms } from './running'
import { prepareCms, signIn, startPrepared } from './start-cms'
import { dropOnTeardown, onTeardown } from './stop-all'
import { startStrapiPool } from './strapi-pool'

async function start(database: TestDatabase): Promise<RunningCms> {
  const prepared = await prepareCms(database)
  onTeardown(await startPrepared(prepared))
  return signIn(prepared)
}

export default async function startAll() {
  if (!existsSync(path.join(cmsFolder, 'dist/src/index.js'))) {
    throw new Error('The tests speak to the built cms: run "npm run build" first.')
  }
  moveClock()
  const databases = await createDatabases({ isSeeded: true })
  for (const database of databases) dropOnTeardown(database)
  const running = await Promise.all(databases.map(start))
  publish(running)
  onTeardown(await startStrapiPool(running))
}
