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

/** Single rows of a statement `between :since and :until`, which tells of each when it was (`at`), with the step of that. */
export async function eachInSteps(
  database: Database,
  bounds: readonly string[],
  select: string,
): Promise<Row[]> {
  const instants = bounds.map((day) => midnight(day, env.TIME_ZONE).getTime())
  const [since, until] = [instants[0], instants.at(-1)].map((at) => new Date(at ?? 0))
  const rows: (Row & { at: string | number })[] = await database
    .select('*')
    .from(database.raw(`(${select}) AS answer`, { since, until }))
  return rows.map((row) => ({ ...row, step: stepAt(instants, new Date(row.at).getTime()) }))
}

/** The last that has begun, of instants that rise. */
function stepAt(instants: readonly number[], at: number): number {
  let [step, end] = [0, instants.length - 1]
  while (end - step > 1) {
    const middle = (step + end) >> 1
    if ((instants[middle] ?? at) <= at) step = middle
    else end = middle
  }
  return step
}

/** PostgreSQL tells sums as texts. */
export const numberIn = (row: Row, column: string) => Number(row[column] ?? 0)
