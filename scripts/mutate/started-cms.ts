import { cpSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { seededFor } from '../lib/seeded/seeded-for.ts'
import { atTheEnd } from '../lib/stopping.mjs'
import { copy } from './api-copy.ts'
import { switchVariable } from './switch.ts'

interface Database {
  folder: string
}

/** What we use of the support of the API tests, which prepares and starts a cms for them. */
interface Support {
  'clock.ts': { moveClock: () => void }
  'databases.ts': { createDatabases: (how: { isSeeded: boolean }) => Promise<Database[]> }
  'kept-strapi.ts': { keepStrapi: (running: unknown[]) => Promise<() => Promise<void>> }
  'running.ts': { publish: (running: unknown[]) => void }
  'start-cms.ts': {
    prepareCms: (database: Database, more: Record<string, string>) => Promise<{ url: string }>
    startPrepared: (prepared: { url: string }) => Promise<() => Promise<void>>
    signIn: (prepared: { url: string }) => Promise<unknown>
  }
  'stop-all.ts': {
    default: () => Promise<void>
    dropAtTheEnd: (database: Database) => void
  }
}

const load = createRequire(path.join(copy, 'package.json'))
const support = <Name extends keyof Support>(name: Name): Support[Name] =>
  load(`./tests/support/${name}`)

/** The copied cms, running for the API tests on SQLite, which can be started anew and gets its first content back. */
export async function startCopy(switchFile: string) {
  Object.assign(process.env, { TEST_DATABASE: 'SQLite', ...(await seededFor('SQLite')) })
  support('clock.ts').moveClock()
  const { createDatabases } = support('databases.ts')
  const { default: stopAll, dropAtTheEnd } = support('stop-all.ts')
  const { prepareCms, startPrepared, signIn } = support('start-cms.ts')
  atTheEnd(stopAll)
  const [database] = await createDatabases({ isSeeded: true })
  if (!database) throw new Error('No database was made.')
  dropAtTheEnd(database)
  const prepared = await prepareCms(database, { [switchVariable]: switchFile })
  const first = `${database.folder}-first`
  cpSync(database.folder, first, { recursive: true })
  let stop = async () => {}
  atTheEnd(() => rmSync(first, { recursive: true, force: true }))
  atTheEnd(() => stop())
  const start = async () => {
    await stop()
    stop = async () => {}
    const stopCms = await startPrepared(prepared)
    stop = stopCms
    const running = [await signIn(prepared)]
    support('running.ts').publish(running)
    const stopKept = await support('kept-strapi.ts').keepStrapi(running)
    stop = async () => {
      await stopKept()
      await stopCms()
    }
  }
  return {
    /** Started anew; whether it came up. */
    start: () =>
      start().then(
        () => true,
        () => false,
      ),
    /** The same on the content of the beginning. */
    renew: async () => {
      await stop()
      stop = async () => {}
      rmSync(database.folder, { recursive: true })
      cpSync(first, database.folder, { recursive: true })
      await start()
    },
    isUp: () =>
      fetch(`${prepared.url}/_health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    end: async () => stop(),
  }
}
