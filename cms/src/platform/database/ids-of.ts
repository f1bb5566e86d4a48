import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'

type Query = Knex.QueryBuilder

/**
 * Narrows a change to the rows whose ids a limited query finds. PostgreSQL evaluates it once, as an array: in a join it
 * may evaluate it again for each row of the table, which is slow, and locks more rows than the limit.
 */
export const withIdsOf = ({ db }: Core.Strapi, rows: Query, found: Query): Query =>
  db.dialect.client === 'postgres'
    ? rows.whereRaw('id = ANY(ARRAY?)', [found])
    : rows.whereIn('id', found)
