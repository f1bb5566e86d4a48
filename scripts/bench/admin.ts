import path from 'node:path'
import { addressOf, newPostgres } from '../lib/databases.ts'
import { cms as cmsFolder, logs } from '../lib/paths.mjs'
import { hasPostgres } from '../lib/postgres.ts'
import { stop } from '../lib/processes.mjs'
import { startTemporaryCms } from '../lib/product.ts'
import { run } from '../lib/run.mjs'
import { takeSeeded } from '../lib/seeded/take-seeded.ts'
import { startCms } from '../lib/service.mjs'
import { table } from '../lib/terminal.mjs'
import { adminQuestions, salesQuestions } from './admin-questions.ts'
import { benchBesideTasks } from './beside-tasks.ts'
import { signInMember } from './cms-calls.ts'
import { everyList, timesOfEvery } from './every-list.ts'
import { measure, median } from './load.ts'
import type { Figures } from './report-figures.ts'
import { named, requiredText } from './required-figures.ts'

const rounds = 40

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

async function timesOf(url: string, headers: Env) {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    times.push(performance.now() - startedAt)
    if (!answer.ok) throw new Error(`${url} returned ${answer.status}`)
  }
  return times
}

async function measureOn(database: string, more: Env) {
  const { env, service } = await startMany(`bench-admin-${database.toLowerCase()}`, more)
  const token = await signInMember(env, 'site-admin')
  const headers = { Authorization: `Bearer ${env.CONTENT_TOKEN}`, token }
  const figures: Figures = {}
  const rows: string[][] = []
  for (const [question, query] of Object.entries({ ...adminQuestions, ...salesQuestions })) {
    const times = await timesOf(`${env.CMS_URL}/api${query}`, headers)
    const figure = named.admin(question)
    figures[figure] = median(times)
    const shown = [median(times), Math.max(...times)].map((ms) => ms.toFixed(1))
    rows.push([question, ...shown, requiredText(figure)])
  }
  const every = await timesOfEvery(async (path) => {
    const answer = await fetch(`${env.CMS_URL}/api${path}`, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}`)
  })
  figures[named.adminEvery] = every[0]?.ms ?? Number.NaN
  const url = `${env.CMS_URL}/api${adminQuestions.users}`
  const speed = (await measure([{ name: 'users', url, headers }])).get('users')
  figures[named.adminRate] = speed?.perSecond ?? Number.NaN
  console.log(`\n${table([[`${database}, 100 000 users`, 'ms', 'worst', 'required'], ...rows])}\n`)
  console.log(`  of ${everyList.length} orders and filters the slowest, ms:`)
  for (const { path, ms } of every.slice(0, 12)) console.log(`  ${ms.toFixed(1)} ${path}`)
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
