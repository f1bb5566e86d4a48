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

/** A started product: web, cms, mailbox and Stripe on their own ports, with a temporary seeded database. */
export interface Product {
  database: 'SQLite' | 'PostgreSQL'
  env: Record<string, string>
  /** Origins, without a trailing slash. */
  site: string
  cms: string
  /** Folder of its files outside the database. */
  folder: string
  web: Service
  /** The cms that runs now. */
  service: Service
  mailbox: Service
  /** Proxy in front of PostgreSQL; undefined with SQLite. */
  gate: Gate | undefined
  sql: (statement: string) => Promise<Row[]>
  /** Starts the cms again after it has ended. */
  restartCms: () => Promise<void>
}

/** What the calls of a visitor or a member need. */
export type Site = Pick<Product, 'env' | 'site'>

/** Starts a gate in front of PostgreSQL. ATTACK_DATABASE_URL is the address without the gate, for the checks. */
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

/** A product on SQLite, and one on PostgreSQL if everything is wanted and a server is running. */
export async function startProducts(isEverywhere: boolean) {
  const isPostgres = isEverywhere && (await hasPostgres())
  if (isEverywhere && !isPostgres) console.log('No PostgreSQL is running here: on SQLite only.')
  return Promise.all([
    startProduct('SQLite'),
    ...(isPostgres ? [newSeededPostgres().then((url) => startProduct('PostgreSQL', url))] : []),
  ])
}

/** Log files of a product's programs. */
export const logsOf = ({ database }: Product) =>
  ['cms', 'cms-again', 'web', 'seed']
    .map((program) => path.join(logs, `attack-${database.toLowerCase()}-${program}.log`))
    .filter(existsSync)
