import { z } from 'zod'
import { calendarDate } from './dates'
import { listOf } from './list-of'

/** Most addresses in one request, and most sums. */
export const mostViews = 200

const invalid = { error: 'invalidField' } as const

/** A pathname as browsers write it: printable ASCII without `?` and `#`. */
const path = z
  .string()
  .max(200, { error: 'invalidField', abort: true })
  .regex(/^\/[!"$->@-~]*$/, invalid)

/** Kinds of devices by the width of the window. */
export const widthClasses = ['phone', 'tablet', 'desktop'] as const

export type WidthClass = (typeof widthClasses)[number]

/** The start of a text that a browser sends whole. */
const startOf = (length: number) =>
  z
    .string()
    .max(8000, invalid)
    .transform((whole) => whole.slice(0, length))

/**
 * POST /api/page-views of web → 204: the pages that a browser opened, in order. `arrival` only with the first page of a
 * document: the host that linked to it, and the campaign parameters source, medium and name. `width`: of the window, in
 * CSS pixels.
 */
export const viewedPages = z.strictObject({
  paths: listOf(path, { fewest: 1, most: mostViews }),
  width: z.int(invalid).min(0, invalid).max(100_000, invalid).optional(),
  arrival: z
    .strictObject({ host: startOf(100), campaign: listOf(startOf(60), { fewest: 3, most: 3 }) })
    .optional(),
})

export type ViewedPages = z.infer<typeof viewedPages>

/**
 * What is summed per day, each alone, so that no visitor can be singled out: views by referring host, campaign and width
 * class; missing pages with the page or host that linked to them; server times of pages in steps; files made.
 */
export const visitSumKinds = ['host', 'campaign', 'width', 'missing', 'time', 'file'] as const

export type VisitSumKind = (typeof visitSumKinds)[number]

/** The referring host of a page opened from another one of ours, and of one without a referrer. */
export const ownHost = ''
export const noHost = '-'

/** Stands for all values beyond the most that are stored for a day. */
export const otherValue = 'other'

/** Upper limits of the steps of server times, in ms; above the last one there is no limit. */
export const timeSteps = [25, 50, 100, 200, 400, 800, 1600, 3200, 6400] as const

const text = z
  .string()
  .max(200, { error: 'invalidField', abort: true })
  .regex(/^[^\p{C}]*$/u, invalid)
const count = z.int().min(1).max(1_000_000)

const visitSum = z.strictObject({
  day: calendarDate,
  kind: z.enum(visitSumKinds, invalid),
  value: text,
  /** Of a missing page where from; of a time its step; else empty. */
  detail: text,
  count,
  /** Of a time: all its milliseconds; else 0. */
  total: z.int().min(0).max(1_000_000_000),
})

export type VisitSum = z.infer<typeof visitSum>

/**
 * POST /page-views of the cms → 204: how often each page was opened on each day, and further sums; added to the stored
 * counts.
 */
export const pageViews = z
  .strictObject({
    views: listOf(z.strictObject({ day: calendarDate, path, count }), {
      fewest: 0,
      most: mostViews,
    }),
    sums: listOf(visitSum, { fewest: 0, most: mostViews }).optional(),
  })
  .refine(({ views, sums = [] }) => views.length + sums.length > 0, invalid)

/** 204 */
export const pageViewsAnswer = z.undefined()

export type PageViews = z.infer<typeof pageViews>['views']
