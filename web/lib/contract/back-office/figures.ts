import { z } from 'zod'
import { moneySchema } from '../money'
import type { ListName } from './lists'

/** Lists of paying users. */
const payingLists = ['monthly-paid', 'yearly-paid', 'subscribers'] as const satisfies ListName[]

/** GET /admin/paying-figures?list= → the figures above a list of paying users. */
export const payingFiguresQuery = z.strictObject({
  list: z.enum(payingLists, { error: 'invalidField' }),
})

export const payingFigures = z.object({
  people: z.number(),
  /** Monthly recurring revenue of renewing subscriptions, as in /admin/sales; one amount per currency. */
  monthly: z.array(moneySchema),
  /** Subscriptions that were active thirty days ago, and how many of them have ended since. */
  lived: z.number(),
  ended: z.number(),
  pastDue: z.number(),
  /** Cancellation reasons of the current users, most frequent first. */
  reasons: z.array(z.object({ reason: z.string().nullable(), count: z.number() })),
})

export type PayingFigures = z.infer<typeof payingFigures>
