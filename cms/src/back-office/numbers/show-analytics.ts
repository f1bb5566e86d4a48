import {
  type AnalyticsAnswer,
  calculatorPages,
  type Inputs,
  mostVisitRows,
  widthClasses,
} from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { sumsTable } from '../../library/page-views/add-visit-sums'
import { missTable } from '../../library/search/miss-row'
import { readsOf } from '../../platform/database/reads/reads'
import { today } from '../../platform/lib/clock'
import { dayAfter } from '../../platform/lib/dates'
import { env } from '../../platform/lib/env'
import { funnelOf } from '../sales/funnel'
import { type Database, numberIn, type Row } from '../sales/in-steps'
import { midnight } from '../sales/periods'
import { slowestPages } from './server-times'
import { type Span, type Spans, spansOf } from './spans'
import { pagesTable, sumsOfKind, viewsByDay, viewsOfPages } from './visit-tables'

/** All figures of /admin/analytics; the contract explains each at its field. */
export async function showAnalytics(
  strapi: Core.Strapi,
  request: Inputs['adminAnalytics'],
): Promise<AnalyticsAnswer> {
  const database = readsOf(strapi)
  const spans = spansOf(request, today())
  const { now, before, period, by } = spans
  const [pages, hosts, campaigns, widths] = await Promise.all([
    pagesTable(database, spans),
    sumsOfKind(database, 'host', spans),
    sumsOfKind(database, 'campaign', spans),
    sumsOfKind(database, 'width', spans),
  ])
  const [funnel, times, missing, searches] = await Promise.all([
    funnelOf(database, now.from, now.end),
    slowestPages(database, now),
    missingPages(database, now),
    emptySearches(database, now),
  ])
  return {
    ...{ period, by, timeZone: env.TIME_ZONE },
    ...daysIn(now),
    earlier: daysIn(before),
    views: pages.all,
    steps: await viewsInSteps(database, spans),
    pages,
    hosts,
    campaigns,
    widths: widthClasses.map((width) => {
      const { now = 0, before = 0 } = widths.rows.find(({ value }) => value === width) ?? {}
      return { width, now, before }
    }),
    calculators: await viewsOfPages(database, calculatorPages, spans),
    shared: {
      now: await sharedIn(database, now),
      before: await sharedIn(database, before),
    },
    ...{ funnel, missing, times, searches },
  }
}

const daysIn = ({ from, end }: Span) => ({ from, until: dayAfter(end, -1) })

/** Views of each step, and of the same step of the earlier period. */
async function viewsInSteps(database: Database, { bounds, earlier, now, before }: Spans) {
  const [days, daysBefore] = [await viewsByDay(database, now), await viewsByDay(database, before)]
  const within = (list: typeof days, from = '', end = '') =>
    list.reduce((sum, { day, count }) => (day >= from && day < end ? sum + count : sum), 0)
  return bounds.slice(1).map((end, step) => ({
    from: bounds[step] ?? '',
    until: dayAfter(end, -1),
    count: within(days, bounds[step], end),
    before: within(daysBefore, earlier[step], earlier[step + 1]),
  }))
}

async function missingPages(
  database: Database,
  { from, end }: Span,
): Promise<AnalyticsAnswer['missing']> {
  const rows = () =>
    database(sumsTable).where({ kind: 'missing' }).where('day', '>=', from).where('day', '<', end)
  const found: Row[] = await rows()
    .groupBy('value', 'detail')
    .select({ path: 'value', from: 'detail' })
    .sum({ count: 'count' })
    .orderBy([{ column: 'count', order: 'desc' }, 'value', 'detail'])
    .limit(mostVisitRows)
  const [whole = {}]: Row[] = await rows().sum({ count: 'count' })
  const shown = found.map((row) => ({
    path: String(row.path),
    from: String(row.from),
    count: numberIn(row, 'count'),
  }))
  return {
    rows: shown,
    others: shown.reduce((sum, { count }) => sum - count, numberIn(whole, 'count')),
  }
}

/** The most frequent searches without a result, whose last time is in the period. */
async function emptySearches(database: Database, span: Span): Promise<AnalyticsAnswer['searches']> {
  const rows: { words: string; count: number; at: Date | number }[] = await within(
    database(missTable),
    'last_at',
    span,
  )
    .select('words', 'count', { at: 'last_at' })
    .orderBy([{ column: 'count', order: 'desc' }, 'words'])
    .limit(mostVisitRows)
  return rows.map(({ words, count, at }) => ({
    ...{ words, count },
    lastAt: new Date(at).toISOString(),
  }))
}

/** Links to results that members made; ended ones count no more. */
async function sharedIn(database: Database, span: Span): Promise<number> {
  const rows: Row[] = await within(database('shared_results'), 'created_at', span).count({
    count: '*',
  })
  return numberIn(rows[0] ?? {}, 'count')
}

const within = (rows: ReturnType<Database>, column: string, { from, end }: Span) =>
  rows
    .where(column, '>=', midnight(from, env.TIME_ZONE))
    .where(column, '<', midnight(end, env.TIME_ZONE))
