import { z } from 'zod'
import { optionalLine } from '../account-fields'
import { moneySchema } from '../money'
import { orderStates } from '../orders'
import { longestSearch } from '../search'

/** What waits for somebody of the house, the most urgent first. */
export const needKinds = ['incidents', 'jobs', 'pastDue', 'letters', 'messages', 'reviews'] as const

export type NeedKind = (typeof needKinds)[number]

export const overviewQuery = z.strictObject({})

const need = z.object({
  kind: z.enum(needKinds),
  count: z.number().int(),
  /** ISO 8601: since when the first of them waits; null when none does. */
  since: z.string().nullable(),
})

export type Need = z.infer<typeof need>

/** GET /admin/overview → how many of each kind wait, each kind once and in its order, and since when. */
export const overviewAnswer = z.object({ needs: z.array(need) })

/**
 * GET /admin/find?q= → users by any of their names or the address, orders by the number of a receipt, the buyer's address
 * or an id of ours or of Stripe's, coupons by how their code begins.
 */
export const findQuery = z.strictObject({ q: optionalLine(longestSearch).default('') })

export const findAnswer = z.object({
  users: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  orders: z.array(
    z.object({
      id: z.string(),
      product: z.string(),
      paid: moneySchema,
      state: z.enum(orderStates),
      buyer: z.string(),
      at: z.string(),
    }),
  ),
  coupons: z.array(z.object({ id: z.string(), code: z.string(), uses: z.number().int() })),
})

export type Found = z.infer<typeof findAnswer>
