import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { longestStatementMs, longestWaitMs } from './reads/limits'
import { readsOf } from './reads/reads'

type Client = {
  query(sql: string, done: (error: Error | null) => void): void
  once(event: 'end', done: () => void): void
}

/** Limits of all connections to PostgreSQL, in milliseconds; 0 is no limit. */
const limits = { statement_timeout: 0, lock_timeout: 0 }
const clients = new Set<Client>()

const settings = () =>
  Object.entries(limits)
    .map(([name, ms]) => `SET ${name} = ${ms}`)
    .join('; ')

/**
 * Prepares a connection to PostgreSQL. Without JIT: compiling a statement takes longer than it saves, as ours read
 * thousands of rows, not millions.
 */
export function prepareConnection(
  client: Client,
  done: (error: Error | null, client: Client) => void,
) {
  clients.add(client)
  client.once('end', () => clients.delete(client))
  client.query(`SET jit = off; ${settings()}`, (error) => done(error, client))
}

/** Sets a limit on all connections, also on those opened later. Call it while no statement runs. */
export async function setLimit(name: keyof typeof limits, ms: number) {
  limits[name] = ms
  const set = (client: Client) =>
    new Promise<void>((resolve, reject) => {
      client.query(`SET ${name} = ${ms}`, (error) => (error ? reject(error) : resolve()))
    })
  await Promise.all([...clients].map(set))
}

/** If the server is down or does not respond, requests get 503 within 5 s (quality, "Faults"). */
function limitWaiting({ client }: Knex) {
  client.connectionSettings.connectionTimeoutMillis = longestWaitMs.connect
  client.pool.acquireTimeoutMillis = longestWaitMs.acquire
}

/**
 * Limits the time of each statement, and of each wait for a connection to PostgreSQL, once the product serves requests.
 * Not before: startup may build indexes of large tables, and commands that fill or check a database serve none.
 */
export function limitStatements(strapi: Core.Strapi) {
  const { server, db, log } = strapi
  server.httpServer.once('listening', () => {
    setLimit('statement_timeout', longestStatementMs).catch((error) => log.warn(String(error)))
    if (db.dialect.client === 'postgres') [db.connection, readsOf(strapi)].forEach(limitWaiting)
  })
}
