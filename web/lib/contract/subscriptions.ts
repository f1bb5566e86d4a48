import { z } from 'zod'
import { optionalLine } from './account-fields'
import { moneySchema } from './money'
import { plans } from './user'

/** A subscription as its owner sees it. Instants are ISO 8601 with Z. */
export const subscriptionSchema = z.object({
  plan: z.enum(plans),
  /** What the next term costs. */
  price: moneySchema,
  /** When it is charged next, or ends when it is canceled. */
  currentPeriodEnd: z.string(),
  /** `pastDue`: the last charge failed and is tried again; access stays until `graceUntil`. */
  state: z.enum(['active', 'canceled', 'pastDue']),
  graceUntil: z.string().nullable(),
})

export type Subscription = z.infer<typeof subscriptionSchema>

/** GET /payment/subscription, and what every change of it answers; null when nothing renews. */
export const subscriptionAnswer = z.object({
  subscription: subscriptionSchema.nullable(),
  /** Stripe's page for the card and its invoices can be opened. */
  hasPortal: z.boolean(),
})

export type SubscriptionAnswer = z.infer<typeof subscriptionAnswer>

/**
 * POST /payment/cancel-subscription `{ reason? }`: it ends with the paid term. notSubscribed (409), cancelFailed (502).
 * POST /payment/resume-subscription: it renews again. notSubscribed (409), checkoutFailed (502). Both: stripeBusy (503),
 * stripeUnclear (502).
 */
export const cancelBody = z.strictObject({ reason: optionalLine(500).optional() })

/**
 * POST /payment/change-subscription `{ plan }`: from the next charge on; nothing is charged now. notSubscribed; paymentOwed
 * while a charge is not paid, chargeUnderWay while one is being made, planFixed for one that is too old to be moved (all
 * 409); checkoutFailed (502).
 */
export const changeBody = z.strictObject({
  plan: z.enum(plans, {
    error: ({ input }) => (input === undefined ? 'missingField' : 'invalidField'),
  }),
})

/** POST /payment/portal → `{ url }` of Stripe's page for card and invoices. notSubscribed (409). */
export const portalAnswer = z.object({ url: z.string() })
