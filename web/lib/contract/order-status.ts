import { z } from 'zod'
import { moneySchema } from './money'

/**
 * State of a purchase after a dispute or a refund. suspended: a bank disputes the payment, and access is suspended until
 * the dispute is settled; over: fully refunded, and the purchase has ended; partly: partially refunded, and the purchase
 * stays valid.
 */
export const orderStatusSchema = z.object({
  is: z.enum(['suspended', 'over', 'partly']),
  /** ISO 8601 with Z. */
  since: z.string(),
  /** The amount refunded so far; null for a viewer who did not pay. */
  returned: moneySchema.nullable(),
})

export type OrderStatus = z.infer<typeof orderStatusSchema>
