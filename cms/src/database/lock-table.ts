import type { Core } from '@strapi/strapi'

/**
 * Holds a table until the transaction ends, so that of several who look and then write one comes first; whoever only
 * reads does not wait. SQLite has one connection, which the transaction holds already.
 */
export const lockTable = ({ db }: Core.Strapi, table: string) =>
  db.transaction(async ({ trx }) => {
    if (db.dialect.client !== 'postgres') return
    await trx.raw('LOCK TABLE ?? IN SHARE ROW EXCLUSIVE MODE', [table])
  })
