import { z } from 'zod'
import { calendarDate } from './dates'

/** Most addresses that one message holds. */
export const mostViews = 200

/** A pathname as browsers write it: printable ASCII without `?` and `#`. */
const path = z
  .string()
  .max(200, { error: 'invalidField' })
  .regex(/^\/[!"$->@-~]*$/, { error: 'invalidField' })

/** POST /api/page-views of web → 204: the pages that a browser opened, in their order. */
export const viewedPages = z.strictObject({ paths: z.array(path).min(1).max(mostViews) })

/** POST /page-views of the cms → 204: how often each page was opened on which day; added to what is there. */
export const pageViews = z.strictObject({
  views: z
    .array(z.strictObject({ day: calendarDate, path, count: z.int().min(1).max(1_000_000) }))
    .min(1)
    .max(mostViews),
})

/** 204 */
export const pageViewsAnswer = z.undefined()

export type PageViews = z.infer<typeof pageViews>['views']
