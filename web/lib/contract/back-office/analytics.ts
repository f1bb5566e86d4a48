import { z } from 'zod'
import { calendarDate } from '../dates'
import { widthClasses } from '../page-views'
import { calculatorPage, funnelSteps, salesSteps } from './sales'

export const visitPeriods = ['days7', 'days30', 'days90', 'month', 'year'] as const

export type VisitPeriod = (typeof visitPeriods)[number]

/** Most rows of each table; the rest is one number. */
export const mostVisitRows = 20

/** Pages that compute something from a date, as in the page views. */
export const calculatorPages = [
  calculatorPage,
  '/kronoworksheet',
  '/kronoworksheet/energy-cycle',
  '/biorhythm',
  '/kronobiology',
  '/personality-test',
] as const

const invalid = { error: 'invalidField' } as const

/**
 * GET /admin/analytics?period=&until= → figures of the period that ends with a day (default: today): 7, 30 or 90 days, or the
 * month or year of that day until then. Compared with as many days before; of a month or year, with the same days of the
 * one before.
 */
export const analyticsQuery = z.strictObject({
  period: z.enum(visitPeriods, invalid).optional(),
  until: calendarDate.optional(),
})

const count = z.number().int()
const span = z.object({ from: calendarDate, until: calendarDate })
const both = z.object({ now: count, before: count })
const row = both.extend({ value: z.string() })

/** The rows with the highest numbers, and the sum of all others. */
const table = z.object({ rows: z.array(row), others: both, all: both })

export type VisitTable = z.infer<typeof table>

export const analyticsAnswer = z.object({
  ...span.shape,
  period: z.enum(visitPeriods),
  by: z.enum(salesSteps),
  earlier: span,
  timeZone: z.string(),
  views: both,
  steps: z.array(span.extend({ count, before: count })),
  pages: table,
  /** Views by referring host: `''` own pages, `-` unknown. */
  hosts: table,
  campaigns: table,
  widths: z.array(both.extend({ width: z.enum(widthClasses) })),
  calculators: z.array(row),
  /** Links to their results that members made. */
  shared: both,
  funnel: z.array(z.object({ step: z.enum(funnelSteps), count })),
  /** Missing pages, with where their address was found. */
  missing: z.object({
    rows: z.array(z.object({ path: z.string(), from: z.string(), count })),
    others: count,
  }),
  /** Server times of pages, slowest first; `half` and `most`: below which 50 and 95 of 100 are, in ms, estimated from steps. */
  times: z.array(z.object({ path: z.string(), count, mean: count, half: count, most: count })),
  /** Searches without a result, whose last time is in the period; the counts are those of 90 days. */
  searches: z.array(z.object({ words: z.string(), count, lastAt: z.iso.datetime() })),
})

export type AnalyticsAnswer = z.infer<typeof analyticsAnswer>
