import path from 'node:path'
import { addressOf, newPostgres } from '../lib/databases.ts'
import { cms as cmsFolder, logs } from '../lib/paths.mjs'
import { hasPostgres } from '../lib/postgres.ts'
import { stop } from '../lib/processes.mjs'
import { startTemporaryCms } from '../lib/product.ts'
import { run } from '../lib/run.mjs'
import { takeSeeded } from '../lib/seeded/take-seeded.ts'
import { startCms } from '../lib/service.mjs'
import { asAdmin, measureLists } from './admin-lists.ts'
import { adminQuestions } from './admin-questions.ts'
import { benchBesideTasks } from './beside-tasks.ts'
import { measure } from './load.ts'
import type { Figures } from './report-figures.ts'
import { named } from './required-figures.ts'

type Env = Record<string, string>

/** Starts a cms on a database with three years of data of a shop. */
async function startMany(name: string, more: Env) {
  const { env, cms } = await startTemporaryCms(name, more)
  // Only one program may write during the import.
  await stop(cms.program)
  await run('Writing a hundred thousand users', {
    args: [path.join(cmsFolder, 'dist/seed/many/run.js')],
    cwd: cmsFolder,
    env: { ...env, NODE_ENV: 'production' },
    logFile: path.join(logs, `${name}-many.log`),
  })
  const service = startCms(env, { logFile: path.join(logs, `${name}-cms.log`) })
  await service.ready()
  return { env, service }
}

async function measureOn(database: string, more: Env) {
  const { env, service } = await startMany(`bench-admin-${database.toLowerCase()}`, more)
  const names = { question: named.admin, every: named.adminEvery }
  const figures = await measureLists(env, { title: `${database}, 100 000 users`, names })
  const { headers, url } = await asAdmin(env, adminQuestions.users)
  const speed = (await measure([{ name: 'users', url, headers }])).get('users')
  figures[named.adminRate] = speed?.perSecond ?? Number.NaN
  console.log(`  ${speed?.perSecond.toFixed(0)} lists a second`)
  await stop(service.program)
  return { ...figures, ...(await benchBesideTasks(env)) }
}

/** The back office with a hundred thousand users, on SQLite and, if it is running, PostgreSQL; the slower one counts. */
export async function benchAdmin(): Promise<Figures> {
  const all = [await measureOn('SQLite', {})]
  if (await hasPostgres()) {
    const { template } = await takeSeeded('PostgreSQL')
    all.push(
      await measureOn('PostgreSQL', { DATABASE_URL: addressOf(await newPostgres(template)) }),
    )
  }
  const names = Object.keys(all[0] ?? {})
  const worst = (name: string) => {
    const values = all.map((figures) => figures[name] ?? Number.NaN)
    return name === named.adminRate ? Math.min(...values) : Math.max(...values)
  }
  return Object.fromEntries(names.map((name) => [name, worst(name)]))
}
