import { z } from 'zod'
import { emailAddress } from './account-fields'
import { moneySchema } from './money'
import { withdrawalEffects, withdrawalStates } from './withdrawal-words'

/** As it stands on a receipt; of one's own orders also the order's id. Case and blanks do not matter. */
const orderNumber = z
  .string({ error: ({ input }) => (input === undefined ? 'missingField' : 'invalidField') })
  .max(80, { error: 'invalidField', abort: true })
  .transform((text) => text.replace(/[\s\u00a0]+/g, ''))
  .refine((text) => text !== '', { error: 'missingField', abort: true })
  .refine((text) => /^[\w-]+$/.test(text), { error: 'invalidField' })

/**
 * POST /withdrawal/find, POST /withdrawal/confirm. A visitor names the e-mail address of the order; left out, it is an
 * order of the signed-in user. withdrawalNotFound, the same for an unknown number and for another's order;
 * tooManyRequests; withdrawalLate, withdrawalOfRenewal, withdrawalOfNothing, withdrawalRefunded where a withdrawal is
 * impossible.
 */
export const withdrawalWish = z.strictObject({
  number: orderNumber,
  email: emailAddress.optional(),
})

export const withdrawalSchema = z.object({
  /** The order's id. */
  order: z.string(),
  /** Of its receipt; null while there is none. */
  number: z.string().nullable(),
  product: z.string(),
  paid: moneySchema,
  /** ISO 8601 with Z, like all instants here. */
  paidAt: z.string(),
  /** Of the buyer, as the order has it. */
  name: z.string().nullable(),
  /** Where the confirmation goes. */
  email: z.string(),
  /** Up to this instant, exclusive, one may withdraw. */
  until: z.string(),
  effect: z.enum(withdrawalEffects),
  state: z.enum(withdrawalStates),
  /** null before it is confirmed. */
  statedAt: z.string().nullable(),
})

export type Withdrawal = z.infer<typeof withdrawalSchema>

export const withdrawalAnswer = z.object({ withdrawal: withdrawalSchema })

/** GET /withdrawal/mine → orders that one may withdraw from, or did; the newest first. */
export const withdrawalsAnswer = z.object({ withdrawals: z.array(withdrawalSchema) })
