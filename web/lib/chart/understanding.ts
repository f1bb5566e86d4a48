import { type LevelKey, levelMeansOf } from './means'
import type { Offset } from './offsets'
import { publish, settle } from './rounding'
import type { Seven } from './seven'

export type UnderstandingLabel = 'perfectly' | 'mostly' | 'hardly' | 'notAtAll'

/** The published mean similarity on one level (0 to 100), and the label of the settled one. */
export interface Understanding {
  readonly value: number
  readonly label: UnderstandingLabel
}

/** The label of a mean similarity, a double, which is settled before the comparison (engine §5). */
export function understandingLabel(mean: number): UnderstandingLabel {
  const settled = settle(mean)
  if (settled >= 75) return 'perfectly'
  if (settled >= 50) return 'mostly'
  return settled >= 25 ? 'hardly' : 'notAtAll'
}

function understandingFrom(mean: number): Understanding {
  return { value: publish(mean), label: understandingLabel(mean) }
}

export function understandingOf(offsets: Seven<Offset>): Readonly<Record<LevelKey, Understanding>> {
  const means = levelMeansOf(offsets)
  return {
    physical: understandingFrom(means.physical),
    emotional: understandingFrom(means.emotional),
    intellectual: understandingFrom(means.intellectual),
  }
}
