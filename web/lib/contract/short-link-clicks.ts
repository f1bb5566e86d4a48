import { z } from 'zod'
import { calendarDate } from './dates'
import { listOf } from './list-of'

/** Most rows in one report of clicks. */
export const mostClickRows = 200

export const isShortLinkName = (text: string) => /^[a-z0-9-]{2,60}$/.test(text)

/** Name of a short link, the last part of /u/{name}. */
export const shortLinkName = z
  .string({ error: ({ input }) => (input === undefined ? 'missingField' : 'shortLinkName') })
  .min(1, { error: 'missingField', abort: true })
  .max(200, { error: 'shortLinkName', abort: true })
  .refine(isShortLinkName, { error: 'shortLinkName' })

/** Host of the referring page, in ASCII; empty: none was sent. */
export const isReferrerHost = (text: string) => /^[a-z0-9.-]{0,100}$/.test(text)

/** GET /short-link/open?name= → where it leads, for web only. notFound, shortLinkOver (410). */
export const openShortLinkQuery = z.strictObject({ name: shortLinkName })

/** A path of this site or an https address, with the campaign parameters. */
export const openShortLinkAnswer = z.object({ target: z.string() })

/** POST /short-link/clicks of the cms → 204: how often each link was followed, added to the stored sums. */
export const shortLinkClicks = z.strictObject({
  clicks: listOf(
    z.strictObject({
      name: shortLinkName,
      day: calendarDate,
      host: z
        .string({ error: 'invalidField' })
        .max(100, { error: 'invalidField', abort: true })
        .refine(isReferrerHost, { error: 'invalidField' }),
      count: z.int().min(1).max(1_000_000),
    }),
    { fewest: 1, most: mostClickRows },
  ),
})

export type ShortLinkClicks = z.infer<typeof shortLinkClicks>['clicks']
