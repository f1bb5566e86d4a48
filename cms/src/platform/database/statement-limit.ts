import type { Core } from '@strapi/strapi'
import { longestStatementMs } from './reads/limits'

type Client = {
  query(sql: string, done: (error: Error | null) => void): void
  once(event: 'end', done: () => void): void
}

let ms = 0
const clients = new Set<Client>()

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
  client.query(`SET jit = off; SET statement_timeout = ${ms}`, (error) => done(error, client))
}

/**
 * Limits the time of each statement once the product serves requests. Not before: startup may build indexes of large
 * tables, and commands that fill or check a database serve none.
 */
export function limitStatements({ server, log }: Core.Strapi) {
  server.httpServer.once('listening', () => {
    ms = longestStatementMs
    for (const client of clients)
      client.query(`SET statement_timeout = ${ms}`, (error) => error && log.warn(String(error)))
  })
}
