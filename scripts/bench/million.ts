import path from 'node:path'
import { readEnv } from '../lib/env-file.mjs'
import { Failure } from '../lib/failure.mjs'
import { envFile, logs } from '../lib/paths.mjs'
import { anyPort } from '../lib/ports.mjs'
import { stop } from '../lib/processes.mjs'
import { temporarySettings } from '../lib/product.ts'
import { startCms } from '../lib/service.mjs'
import { callersEnv, programEnv } from '../lib/settings.mjs'
import { step } from '../lib/steps.mjs'
import { measureLists } from './admin-lists.ts'
import type { Figures } from './report-figures.ts'
import { named } from './required-figures.ts'
import { benchSavedDates } from './saved-dates.ts'

/**
 * The back office with a million users, and a member with ten thousand of the saved dates. The database is the one that
 * `npm run seed:many` filled in this folder: its demo accounts have the password of .env; no other setting is taken.
 */
export async function benchMillion(): Promise<Figures> {
  const { DATABASE_URL } = callersEnv()
  const { DEMO_PASSWORD } = readEnv(envFile)
  if (!DATABASE_URL || !DEMO_PASSWORD)
    throw new Failure(
      'Fill a database first: DATABASE_URL=… npm run seed:many -- --users=1000000 --dates=10000000',
    )
  const web = await anyPort()
  const ports = { web, cms: await anyPort([web]) }
  const env = programEnv({ ...temporarySettings(), DEMO_PASSWORD, DATABASE_URL }, ports)
  const service = startCms(env, { logFile: path.join(logs, 'bench-million-cms.log') })
  await step('Start cms', service.ready)
  const names = { question: named.million, every: named.millionEvery }
  const lists = await measureLists(env, { title: '1 000 000 users', names })
  const figures = { ...lists, ...(await benchSavedDates(env)) }
  await stop(service.program)
  return figures
}
