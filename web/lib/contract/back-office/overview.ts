import { z } from 'zod'
import { optionalLine } from '../account-fields'
import { moneySchema } from '../money'
import { orderStates } from '../orders'
import { longestSearch } from '../search'
import type { AdminArea } from './roles'

/** Kinds of open tasks for admins, most urgent first. */
export const attentionKinds = [
  'incidents',
  'withdrawals',
  'jobs',
  'pastDue',
  'letters',
  'messages',
  'reviews',
  'referrals',
] as const

export type AttentionKind = (typeof attentionKinds)[number]

/** What an open task is about: an admin sees only the tasks of areas that their role may use. */
export const attentionAreas = {
  incidents: 'readMoney',
  withdrawals: 'readMoney',
  jobs: 'readSystem',
  pastDue: 'readMoney',
  letters: 'readSystem',
  messages: 'read',
  reviews: 'read',
  referrals: 'read',
} as const satisfies Record<AttentionKind, AdminArea>

export const overviewQuery = z.strictObject({})

const attentionItem = z.object({
  kind: z.enum(attentionKinds),
  count: z.number().int(),
  /** ISO 8601: when the oldest open task was created; null when there is none. */
  since: z.string().nullable(),
})

export type AttentionItem = z.infer<typeof attentionItem>

/** GET /admin/overview → for each kind, in the order of `attentionKinds`, the number of open tasks and since when. */
export const overviewAnswer = z.object({ items: z.array(attentionItem) })

/**
 * GET /admin/find?q= → users by name or e-mail address; orders by receipt number, buyer's address, or id (ours or
 * Stripe's); coupons by the beginning of the code. Orders only for roles that may see payments.
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
  coupons: z.array(z.object({ id: z.string(), code: z.string(), used: z.number().int() })),
})

export type Found = z.infer<typeof findAnswer>
