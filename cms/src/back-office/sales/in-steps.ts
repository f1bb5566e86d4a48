import type { Core } from '@strapi/strapi'
import { env } from '../../lib/env'
import { midnight } from './periods'

export type Database = Core.Strapi['db']['connection']

export type Row = Readonly<Record<string, string | number | null>>

/**
 * Rows of a statement that reads from `steps (step, since, until)`: the times between local midnights, which no
 * database need know the clocks of. The same on SQLite and PostgreSQL.
 */
export async function inSteps(
  database: Database,
  bounds: readonly string[],
  select: string,
): Promise<Row[]> {
  const instants = bounds.map((day) => midnight(day, env.TIME_ZONE))
  const rows = instants.slice(1).flatMap((until, step) => {
    const since = instants[step]
    // Steps of a year that lacks a day are empty.
    return since && since < until ? [[step, since, until]] : []
  })
  if (rows.length === 0) return []
  const row = '(CAST(? AS INTEGER), CAST(? AS TIMESTAMP), CAST(? AS TIMESTAMP))'
  const steps = `WITH steps (step, since, until) AS (VALUES ${rows.map(() => row).join(', ')})`
  const answer = database.raw(`(${steps} ${select}) AS answer`, rows.flat())
  return database.select('*').from(answer)
}

/** PostgreSQL tells sums as texts. */
export const numberIn = (row: Row, column: string) => Number(row[column] ?? 0)
