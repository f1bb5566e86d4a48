import { z } from 'zod'
import { calendarDate } from './dates'
import { listOf } from './list-of'

/** Most addresses in one request. */
export const mostViews = 200

/** A pathname as browsers write it: printable ASCII without `?` and `#`. */
const path = z
  .string()
  .max(200, { error: 'invalidField', abort: true })
  .regex(/^\/[!"$->@-~]*$/, { error: 'invalidField' })

/** POST /api/page-views of web → 204: the pages that a browser opened, in order. */
export const viewedPages = z.strictObject({ paths: listOf(path, { fewest: 1, most: mostViews }) })

/** POST /page-views of the cms → 204: how often each page was opened on each day; added to the stored counts. */
export const pageViews = z.strictObject({
  views: listOf(z.strictObject({ day: calendarDate, path, count: z.int().min(1).max(1_000_000) }), {
    fewest: 1,
    most: mostViews,
  }),
})

/** 204 */
export const pageViewsAnswer = z.undefined()

export type PageViews = z.infer<typeof pageViews>['views']
