import { z } from 'zod'
import { moneySchema } from '../money'
import type { ListName } from './lists'

/** Lists of people who pay. */
const payingLists = ['monthly-paid', 'yearly-paid', 'subscribers'] as const satisfies ListName[]

/** GET /admin/paying-figures?list= → what stands above a list of people who pay. */
export const payingFiguresQuery = z.strictObject({
  list: z.enum(payingLists, { error: 'invalidField' }),
})

export const payingFigures = z.object({
  people: z.number(),
  /** What subscriptions that go on bring in a month, as /admin/sales counts it; an amount for each currency. */
  monthly: z.array(moneySchema),
  /** Of those that lived thirty days ago, how many have ended since. */
  lived: z.number(),
  ended: z.number(),
  pastDue: z.number(),
  /** Why people of now cancelled, the most frequent first. */
  reasons: z.array(z.object({ reason: z.string().nullable(), count: z.number() })),
})

export type PayingFigures = z.infer<typeof payingFigures>
