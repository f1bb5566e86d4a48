import type { OrderRow } from '../../commerce/orders/order-row'
import { momentText } from '../../platform/lib/local-form'

/**
 * Distinguishes a purchase in an e-mail's subject: the number of its receipt, or, if it was free, the minute of the
 * order.
 */
export const orderReference = ({ createdAt }: Pick<OrderRow, 'createdAt'>, number: string | null) =>
  number ?? momentText(new Date(createdAt))
