import type { Aftermath, ShelfEntry } from '@krono/contract'
import type { AnalysisRow } from '../analyses/analysis-row'
import type { OrderRow } from '../orders/order-row'

type Around = {
  /** Of the analysis that it brought. */
  analysis: AnalysisRow['state'] | undefined
  aftermath: Aftermath | undefined
  isOrderedAgain: boolean
}

/** Where an ordered analysis stands; undefined: it is not told of (any more). */
export function stateOnShelf(
  { state, underwaySince }: Pick<OrderRow, 'state' | 'underwaySince'>,
  { analysis, aftermath, isOrderedAgain }: Around,
): ShelfEntry['state'] | undefined {
  if (analysis === 'ready') return 'ready'
  if (analysis === 'withheld' || aftermath) return aftermath?.is === 'resting' ? 'resting' : 'over'
  if (state === 'failed') return underwaySince && !isOrderedAgain ? 'failed' : undefined
  if (state === 'pending') return underwaySince ? 'underway' : undefined
  return state === 'review' ? 'review' : 'written'
}
