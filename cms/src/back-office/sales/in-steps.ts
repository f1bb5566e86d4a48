import type { Core } from '@strapi/strapi'
import { env } from '../../platform/lib/env'
import { midnight } from './periods'

export type Database = Core.Strapi['db']['connection']

export type Row = Readonly<Record<string, string | number | null>>

/**
 * Rows of a statement that reads from `steps (step, since, until)`: intervals between local midnights, computed here,
 * so that the database needs no time zone. Equal on SQLite and PostgreSQL.
 */
export async function inSteps(
  database: Database,
  bounds: readonly string[],
  select: string,
): Promise<Row[]> {
  const { sql, values } = steps(bounds)
  if (values.length === 0) return []
  return database.select('*').from(database.raw(`(${sql} ${select}) AS answer`, values))
}

/** The CTE of such a statement, and its values. */
export function steps(bounds: readonly string[]) {
  const instants = bounds.map((day) => midnight(day, env.TIME_ZONE))
  const rows = instants.slice(1).flatMap((until, step) => {
    const since = instants[step]
    // Steps for a missing day (29 February) are empty.
    return since && since < until ? [[step, since, until]] : []
  })
  const row = '(CAST(? AS INTEGER), CAST(? AS TIMESTAMP), CAST(? AS TIMESTAMP))'
  const sql = `WITH steps (step, since, until) AS (VALUES ${rows.map(() => row).join(', ')})`
  return { sql, values: rows.flat() }
}

type Selection = { select: string; sum: string }

/**
 * Sums of a column by step, currency and product, from single rows of a statement `between :since and :until`, each with
 * its instant (`at`).
 */
export async function eachInSteps(
  database: Database,
  bounds: readonly string[],
  { select, sum }: Selection,
): Promise<Row[]> {
  const instants = bounds.map((day) => midnight(day, env.TIME_ZONE).getTime())
  const [since, until] = [instants[0], instants.at(-1)].map((at) => new Date(at ?? 0))
  const rows: (Row & { at: string | number })[] = await database
    .select('*')
    .from(database.raw(`(${select}) AS answer`, { since, until }))
  const sums = new Map<string, { step: number; row: Row; sum: number }>()
  for (const row of rows) {
    const step = stepAt(instants, new Date(row.at).getTime())
    const key = `${step} ${row.currency} ${row.product_key}`
    const known = sums.get(key)
    if (known) known.sum += numberIn(row, sum)
    else sums.set(key, { step, row, sum: numberIn(row, sum) })
  }
  return [...sums.values()].map(({ row, ...found }) => ({
    ...{ step: found.step, currency: row.currency ?? null, product_key: row.product_key ?? null },
    [sum]: found.sum,
  }))
}

/** Index of the last instant not after `at`, in ascending instants. */
function stepAt(instants: readonly number[], at: number): number {
  let [step, end] = [0, instants.length - 1]
  while (end - step > 1) {
    const middle = (step + end) >> 1
    if ((instants[middle] ?? at) <= at) step = middle
    else end = middle
  }
  return step
}

/** PostgreSQL returns sums as texts. */
export const numberIn = (row: Row, column: string) => Number(row[column] ?? 0)
