import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'

type Container = (transaction: Knex.Transaction) => unknown
type Client = { transaction(container: Container, ...config: unknown[]): Promise<unknown> }

/**
 * Rejects a transaction after a failed COMMIT. Strapi waits for knex's `commit()`, which resolves in any case; knex reports
 * the failure by `executionPromise` only. Without this a call succeeds although nothing is stored.
 */
export function reportFailedCommits({ db: { connection } }: Core.Strapi) {
  const client: Client = connection.client
  const begin = client.transaction.bind(client)
  client.transaction = (container, ...config) =>
    begin((transaction) => container(withReport(transaction)), ...config)
}

function withReport(transaction: Knex.Transaction): Knex.Transaction {
  const commit = transaction.commit.bind(transaction)
  return Object.assign(transaction, {
    async commit(value?: unknown) {
      await commit(value)
      await transaction.executionPromise
    },
  })
}
