import type { ReviewSummary } from '@krono/contract'

/** Number of reviews with this many stars. */
export type StarCount = { stars: number; count: number }

/** Count, mean and distribution; no mean without reviews. */
export function summarise(counts: readonly StarCount[]): ReviewSummary {
  const distribution = [1, 2, 3, 4, 5].map((stars) =>
    counts.filter((one) => one.stars === stars).reduce((sum, one) => sum + one.count, 0),
  )
  const count = distribution.reduce((sum, one) => sum + one, 0)
  const stars = distribution.reduce((sum, one, place) => sum + one * (place + 1), 0)
  return { count, mean: count > 0 ? stars / count : null, distribution }
}
