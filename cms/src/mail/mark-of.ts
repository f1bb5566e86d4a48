import { momentText } from '../lib/local-form'
import type { OrderRow } from '../orders/order-row'

/**
 * What tells a purchase from all others in a subject: the number of its receipt. What cost nothing has none; then the
 * minute in which it was ordered.
 */
export const markOf = ({ createdAt }: Pick<OrderRow, 'createdAt'>, number: string | null) =>
  number ?? momentText(new Date(createdAt))
