import type { Core } from '@strapi/strapi'

/** How long statements may run in sequence before the event loop turns. */
const turnMs = 20

type Client = { _query(connection: unknown, statement: unknown): Promise<unknown> }

/**
 * SQLite runs synchronously, so a loop of statements never returns to the event loop: no request is read and no timer
 * fires until it ends. Every statement, also in transactions, first lets the event loop turn if that has not happened
 * for a while. PostgreSQL uses the network and does not need this.
 */
export function yieldBetweenStatements({ db: { connection, dialect } }: Core.Strapi) {
  if (dialect.client === 'postgres') return
  const client: Client = connection.client
  const ownClass = client.constructor as new () => Client
  // Knex creates a transaction's client from the class of its client.
  class YieldingClient extends ownClass {
    override async _query(...statement: Parameters<Client['_query']>) {
      if (isTurnOver()) await eventLoopTurn()
      return super._query(...statement)
    }
  }
  Object.setPrototypeOf(client, YieldingClient.prototype)
}

let turnBegan: number | undefined

/** Whether the event loop has not turned for `turnMs`; measured from the first call of a turn. */
function isTurnOver() {
  if (turnBegan !== undefined) return performance.now() - turnBegan > turnMs
  turnBegan = performance.now()
  setImmediate(() => {
    turnBegan = undefined
  })
  return false
}

/** Lets pending events run first: requests, timers, I/O. */
export const eventLoopTurn = () => new Promise<void>((resolve) => setImmediate(resolve))
