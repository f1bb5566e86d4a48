import { existsSync } from 'node:fs'
import path from 'node:path'
import { addressOf, newPostgres, type Row, runSql } from '../../lib/databases.ts'
import { logs } from '../../lib/paths.mjs'
import { hasPostgres } from '../../lib/postgres.ts'
import { startTemporaryCms, startTemporaryWeb } from '../../lib/product.ts'
import { takeSeeded } from '../../lib/seeded/take-seeded.ts'
import type { Service } from '../../lib/service.mjs'
import { startCms } from '../../lib/service.mjs'
import { type Gate, startGate } from './gate.ts'

/** A started product: web, cms, mailbox and Stripe on ports of their own, with a temporary seeded database. */
export interface Product {
  database: 'SQLite' | 'PostgreSQL'
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
  /** Before its database; none before a file. */
  gate: Gate | undefined
  sql: (statement: string) => Promise<Row[]>
  /** Starts the cms again after it has ended. */
  restartCms: () => Promise<void>
}

/** Puts a gate before PostgreSQL; what the programs are told, and what checks read the database by from outside. */
async function behindGate(database: string) {
  const url = new URL(database)
  const gate = await startGate({ host: url.hostname, port: Number(url.port || 5432) })
  url.host = `127.0.0.1:${gate.port}`
  return { gate, settings: { DATABASE_URL: url.href, ATTACK_DATABASE_URL: database } }
}

async function newSeededPostgres() {
  const { template } = await takeSeeded('PostgreSQL')
  return addressOf(await newPostgres(template))
}

async function startProduct(database: Product['database'], url?: string): Promise<Product> {
  const name = `attack-${database.toLowerCase()}`
  const { settings, gate } = url ? await behindGate(url) : {}
  const { env, cms, folder, standIns } = await startTemporaryCms(name, settings)
  const web = await startTemporaryWeb(name, env)
  const [mailbox] = standIns
  if (!mailbox) throw new Error('A product without a mailbox.')
  const product: Product = {
    database,
    env,
    site: `http://127.0.0.1:${env.PORT}`,
    cms: `http://127.0.0.1:${env.CMS_PORT}`,
    folder,
    web,
    service: cms,
    mailbox,
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
export async function startProducts(isEverywhere: boolean) {
  const isPostgres = isEverywhere && (await hasPostgres())
  if (isEverywhere && !isPostgres) console.log('No PostgreSQL answers here: on SQLite alone.')
  return Promise.all([
    startProduct('SQLite'),
    ...(isPostgres ? [newSeededPostgres().then((url) => startProduct('PostgreSQL', url))] : []),
  ])
}

/** Logs of a product's programs. */
export const logsOf = ({ database }: Product) =>
  ['cms', 'cms-again', 'web', 'seed']
    .map((program) => path.join(logs, `attack-${database.toLowerCase()}-${program}.log`))
    .filter(existsSync)
