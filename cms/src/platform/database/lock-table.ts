import type { Core } from '@strapi/strapi'

/**
 * Locks a table until the transaction ends, so that check-then-write transactions run one at a time; plain reads do not
 * wait. SQLite has one connection, which the transaction holds already.
 */
export const lockTable = ({ db }: Core.Strapi, table: string) =>
  db.transaction(async ({ trx }) => {
    if (db.dialect.client !== 'postgres') return
    await trx.raw('LOCK TABLE ?? IN SHARE ROW EXCLUSIVE MODE', [table])
  })
