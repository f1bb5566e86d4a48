import { momentText } from '../lib/local-form'
import type { OrderRow } from '../orders/order-row'

/**
 * What tells a purchase from all others in the subject of its letter: the number of its receipt; what cost nothing has
 * none, and is told by the minute in which it was ordered.
 */
export const numberOf = ({ createdAt }: Pick<OrderRow, 'createdAt'>, number: string | null) =>
  number ?? momentText(new Date(createdAt))
