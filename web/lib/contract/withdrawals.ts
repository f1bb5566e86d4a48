import { z } from 'zod'
import { emailAddress } from './account-fields'
import { moneySchema } from './money'
import { withdrawalEffects, withdrawalStates } from './withdrawal-words'

/** Order number as on the receipt, or the id of one of the caller's own orders. Case and spaces are ignored. */
const orderNumber = z
  .string({ error: ({ input }) => (input === undefined ? 'missingField' : 'invalidField') })
  .max(80, { error: 'invalidField', abort: true })
  .transform((text) => text.replace(/[\s\u00a0]+/g, ''))
  .refine((text) => text !== '', { error: 'missingField', abort: true })
  .refine((text) => /^[\w-]+$/.test(text), { error: 'invalidField' })

/**
 * POST /withdrawal/find, POST /withdrawal/confirm. A visitor enters the e-mail address of the order; without it the order
 * must belong to the signed-in user. withdrawalNotFound, the same for an unknown number and for another user's order;
 * tooManyRequests; withdrawalLate, withdrawalOfRenewal, withdrawalOfNothing, withdrawalRefunded where a withdrawal is
 * not possible.
 */
export const withdrawalWish = z.strictObject({
  number: orderNumber,
  email: emailAddress.optional(),
})

export const withdrawalSchema = z.object({
  /** The order's id. */
  order: z.string(),
  /** Number of its receipt; null while there is none. */
  number: z.string().nullable(),
  product: z.string(),
  paid: moneySchema,
  /** ISO 8601 with Z, like all instants here. */
  paidAt: z.string(),
  /** Name of the buyer, as in the order. */
  name: z.string().nullable(),
  /** Address for the confirmation. */
  email: z.string(),
  /** The buyer may withdraw before this instant. */
  until: z.string(),
  effect: z.enum(withdrawalEffects),
  state: z.enum(withdrawalStates),
  /** null until it is confirmed. */
  statedAt: z.string().nullable(),
})

export type Withdrawal = z.infer<typeof withdrawalSchema>

export const withdrawalAnswer = z.object({ withdrawal: withdrawalSchema })

/** GET /withdrawal/mine → the caller's orders that can be or were withdrawn, newest first. */
export const withdrawalsAnswer = z.object({ withdrawals: z.array(withdrawalSchema) })
