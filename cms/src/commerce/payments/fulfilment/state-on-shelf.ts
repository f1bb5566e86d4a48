import type { OrderStatus, ShelfEntry } from '@krono/contract'
import type { AnalysisRow } from '../../../analysis/analyses/analysis-row'
import type { OrderRow } from '../../orders/order-row'

type Around = {
  /** The state of the analysis it granted. */
  analysis: AnalysisRow['state'] | undefined
  orderStatus: OrderStatus | undefined
  isOrderedAgain: boolean
}

/** State of an ordered analysis in the user's list; undefined: not listed (any more). */
export function stateOnShelf(
  { state, underwaySince }: Pick<OrderRow, 'state' | 'underwaySince'>,
  { analysis, orderStatus, isOrderedAgain }: Around,
): ShelfEntry['state'] | undefined {
  if (analysis === 'ready') return 'ready'
  if (analysis === 'withheld' || orderStatus)
    return orderStatus?.is === 'suspended' ? 'suspended' : 'over'
  if (state === 'failed') return underwaySince && !isOrderedAgain ? 'failed' : undefined
  if (state === 'pending') return underwaySince ? 'processing' : undefined
  return state === 'review' ? 'review' : 'written'
}
