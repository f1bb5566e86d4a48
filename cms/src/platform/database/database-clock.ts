import type { Core } from '@strapi/strapi'

/**
 * SQL of the database's own time, `laterMs` from now: the clocks of two processes may differ. PostgreSQL's `now()` lets a
 * comparison use an index.
 */
export const databaseTime = ({ db }: Core.Strapi, laterMs = 0) =>
  db.connection.raw(
    db.dialect.client === 'postgres'
      ? "now() AT TIME ZONE 'UTC' + ? * interval '1 millisecond'"
      : "CAST(ROUND((julianday('now') - 2440587.5) * 86400000) AS INTEGER) + ?",
    [laterMs],
  )
