import type { Core } from '@strapi/strapi'
import { type Knex, knex } from 'knex'
import { type ClientClass, cancelOnAbort } from './cancel-on-abort'
import { longestReadMs, mostReads } from './limits'
import { inOwnProcess } from './sqlite-client'

const opened = new WeakMap<Core.Strapi['db'], Knex>()

type PgClient = { query(sql: string, done: (error: Error | null) => void): void }

const limited = (client: PgClient, done: (error: Error | null, client: PgClient) => void) =>
  client.query(`SET jit = off; SET statement_timeout = ${longestReadMs}`, (error) =>
    done(error, client),
  )

/**
 * Opens the back office's read connections: a small separate pool, so that slow searches never block those of visitors
 * and members. Statements end after some seconds, or with their HTTP call. Connections are opened on demand, and closed
 * when idle.
 *
 * @returns a function that closes them
 */
export function openReads({ db }: Core.Strapi) {
  const { client } = db.connection
  const Dialect = client.constructor as ClientClass
  const isPostgres = db.dialect.client === 'postgres'
  const reads = knex({
    ...client.config,
    client: cancelOnAbort(isPostgres ? Dialect : inOwnProcess(Dialect)),
    pool: isPostgres
      ? { min: 0, max: mostReads.postgres, afterCreate: limited }
      : { min: 0, max: mostReads.sqlite, idleTimeoutMillis: 60_000 },
  })
  opened.set(db, reads)
  return () => reads.destroy()
}

/** The connection for back office reads; the database itself in a command or a unit test, which opens no pool. */
export const readsOf = ({ db }: Core.Strapi): Knex => opened.get(db) ?? db.connection
