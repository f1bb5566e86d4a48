import { mostVisitRows, type VisitSumKind, type VisitTable } from '@krono/contract'
import { sumsTable } from '../../library/page-views/add-visit-sums'
import type { Query } from '../lists/definition'
import { type Database, numberIn, type Row } from '../sales/in-steps'
import type { Span, Spans } from './spans'

const viewsTable = 'page_views'

/** The counts of a period, and of the one before, of rows with a `day`. */
function compared(database: Database, rows: Query, { now, before }: Spans): Query {
  const within = ({ from, end }: Span) =>
    database.raw('COALESCE(SUM(CASE WHEN day >= ? AND day < ? THEN count ELSE 0 END), 0)', [
      from,
      end,
    ])
  return rows
    .where((any) => {
      for (const { from, end } of [now, before])
        any.orWhere((days) => days.where('day', '>=', from).where('day', '<', end))
    })
    .select({ now: within(now), before: within(before) })
}

const bothOf = (row: Row) => ({ now: numberIn(row, 'now'), before: numberIn(row, 'before') })

/** The most frequent values of a column, and the sum of the others. */
async function tableOf(
  database: Database,
  rows: () => Query,
  column: 'path' | 'value',
  spans: Spans,
): Promise<VisitTable> {
  const frequent: Query = compared(database, rows(), spans)
    .groupBy(column)
    .orderBy([{ column: 'now', order: 'desc' }, { column: 'before', order: 'desc' }, column])
    .limit(mostVisitRows)
    .select({ value: column })
  const found: Row[] = await frequent
  const [whole = {}]: Row[] = await compared(database, rows(), spans)
  const all = bothOf(whole)
  const shown = found.map((row) => ({ value: String(row.value), ...bothOf(row) }))
  const left = (period: 'now' | 'before') =>
    shown.reduce((sum, row) => sum - row[period], all[period])
  return { rows: shown, all, others: { now: left('now'), before: left('before') } }
}

export const pagesTable = (database: Database, spans: Spans) =>
  tableOf(database, () => database(viewsTable), 'path', spans)

export const sumsOfKind = (database: Database, kind: VisitSumKind, spans: Spans) =>
  tableOf(database, () => database(sumsTable).where({ kind }), 'value', spans)

/** The views of these pages, in their order. */
export async function viewsOfPages(database: Database, paths: readonly string[], spans: Spans) {
  const rows: Row[] = await compared(database, database(viewsTable).whereIn('path', paths), spans)
    .select({ value: 'path' })
    .groupBy('path')
  return paths.map((value) => ({
    value,
    ...bothOf(rows.find((row) => row.value === value) ?? {}),
  }))
}

/** The views of each day between two, by day. */
export async function viewsByDay(database: Database, { from, end }: Span) {
  const rows: Row[] = await database(viewsTable)
    .where('day', '>=', from)
    .where('day', '<', end)
    .groupBy('day')
    .select({ day: database.raw('CAST(day AS varchar(10))') })
    .sum({ count: 'count' })
  return rows.map((row) => ({ day: String(row.day), count: numberIn(row, 'count') }))
}
