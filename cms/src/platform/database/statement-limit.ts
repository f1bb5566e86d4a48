import type { Core } from '@strapi/strapi'
import { longestStatementMs } from './reads/limits'

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

/**
 * Limits the time of each statement once the product serves requests. Not before: startup may build indexes of large
 * tables, and commands that fill or check a database serve none.
 */
export function limitStatements({ server, log }: Core.Strapi) {
  server.httpServer.once('listening', () => {
    setLimit('statement_timeout', longestStatementMs).catch((error) => log.warn(String(error)))
  })
}
