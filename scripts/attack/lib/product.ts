import { existsSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { addressOf, newPostgres, type Row, runSql } from '../../lib/databases.ts'
import { logs } from '../../lib/paths.mjs'
import { hasPostgres } from '../../lib/postgres.ts'
import { startTemporaryCms, startTemporaryWeb } from '../../lib/product.ts'
import { takeSeeded } from '../../lib/seeded/take-seeded.ts'
import type { Service } from '../../lib/service.mjs'
import { startCms } from '../../lib/service.mjs'
import { atTheEnd } from '../../lib/stopping.mjs'
import { type Gate, startGate } from './gate.ts'

/** A started product: web, cms, mailbox and Stripe on ports of their own, with a temporary seeded database. */
export interface Product {
  database: 'SQLite' | 'PostgreSQL'
  /** Of what comes in thousands it is asked a part (sample.ts). */
  isSampled: boolean
  env: Record<string, string>
  /** Origins, without a slash at their end. */
  site: string
  cms: string
  /** What it keeps outside its database. */
  folder: string
  web: Service
  /** The one that runs now. */
  service: Service
  mailbox: Service
  sandbox: Service
  /** Before its database; none before a file. */
  gate: Gate | undefined
  sql: (statement: string) => Promise<Row[]>
  /** Starts the cms again after it has ended. */
  restartCms: () => Promise<void>
}

const clock = fileURLToPath(new URL('./moved-clock.cjs', import.meta.url))

/** Settings of the programs beside their own. */
async function settingsFor(folder: string, database: string | undefined) {
  const url = database ? new URL(database) : undefined
  const gate = url && (await startGate(url.hostname, Number(url.port || 5432)))
  if (url && gate) url.host = `127.0.0.1:${gate.port}`
  const settings = {
    // One proxy stands before both programs: what it says comes last in X-Forwarded-For.
    TRUSTED_PROXIES: '1',
    ATTACK_CLOCK: path.join(folder, 'clock'),
    NODE_OPTIONS: `--require ${JSON.stringify(clock)}`,
    // Past the gate, for checks that read the database from outside.
    ...(url ? { DATABASE_URL: url.href, ATTACK_DATABASE_URL: database ?? '' } : {}),
  }
  return { settings, gate }
}

async function newSeededPostgres() {
  const { template } = await takeSeeded('PostgreSQL')
  return addressOf(await newPostgres(template))
}

async function startProduct(
  { database, isSampled }: Pick<Product, 'database' | 'isSampled'>,
  url?: string,
): Promise<Product> {
  const name = `attack-${database.toLowerCase()}`
  const own = mkdtempSync(path.join(tmpdir(), `krono-${name}-`))
  atTheEnd(() => rm(own, { recursive: true, force: true }))
  const { settings, gate } = await settingsFor(own, url)
  const { env, cms, folder, standIns } = await startTemporaryCms(name, settings)
  const web = await startTemporaryWeb(name, env)
  const [mailbox, sandbox] = standIns
  if (!mailbox || !sandbox) throw new Error('A product without mailbox and sandbox.')
  const product: Product = {
    database,
    isSampled,
    env,
    site: `http://127.0.0.1:${env.PORT}`,
    cms: `http://127.0.0.1:${env.CMS_PORT}`,
    folder,
    web,
    service: cms,
    mailbox,
    sandbox,
    gate,
    sql: (statement) => runSql(url ? { DATABASE_URL: url } : env, statement),
    async restartCms() {
      const logFile = path.join(logs, `${name}-cms-again.log`)
      product.service = startCms(env, { logFile })
      await product.service.ready()
    },
  }
  return product
}

/** On SQLite, and on PostgreSQL where it is wanted and one answers. */
export async function startProducts({
  isEverywhere,
  isSampled,
}: { isEverywhere: boolean } & Pick<Product, 'isSampled'>) {
  const isPostgres = isEverywhere && (await hasPostgres())
  if (isEverywhere && !isPostgres) console.log('No PostgreSQL answers here: on SQLite alone.')
  return Promise.all([
    startProduct({ database: 'SQLite', isSampled }),
    ...(isPostgres
      ? [
          newSeededPostgres().then((url) =>
            startProduct({ database: 'PostgreSQL', isSampled }, url),
          ),
        ]
      : []),
  ])
}

/** Logs of a product's programs. */
export const logsOf = ({ database }: Product) =>
  ['cms', 'cms-again', 'web', 'seed']
    .map((program) => path.join(logs, `attack-${database.toLowerCase()}-${program}.log`))
    .filter(existsSync)
