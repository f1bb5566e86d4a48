import { z } from 'zod'

// Without the engine, so that the form in the browser can use it.

const whole = (fewest: number, most: number) =>
  z.coerce
    .number({ error: 'invalidWhole' })
    .int({ error: 'invalidWhole' })
    .min(fewest, { error: 'invalidWhole' })
    .max(most, { error: 'invalidWhole' })
    .optional()

/** A cycle of one day has no phases; the longest is a year. */
const period = whole(2, 366)
const share = whole(0, 100)

/**
 * A draft of the next engine version: the numbers in which it differs from the current one, by the engine's keys. It is
 * compared with the current version and changes nothing.
 */
export const engineDraft = z.strictObject({
  crown: period,
  thirdEye: period,
  throat: period,
  heart: period,
  solarPlexus: period,
  sacral: period,
  root: period,
  meanLow: share,
  meanAverage: share,
  meanHigh: share,
  totalLow: share,
  totalAverage: share,
  totalHigh: share,
  balance: whole(0, 700),
  contour: share,
})

export type EngineDraft = z.output<typeof engineDraft>

export const draftFields = Object.keys(engineDraft.shape) as (keyof EngineDraft)[]
