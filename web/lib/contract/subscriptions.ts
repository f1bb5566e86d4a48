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
  /** It renews no more; one that owes (`pastDue`) can be canceled as well. */
  isCanceled: z.boolean(),
  graceUntil: z.string().nullable(),
})

export type Subscription = z.infer<typeof subscriptionSchema>

/** What put the next charge off: a year bought beside the subscription, a gift, days of a code. */
export const deferralCauses = ['extension', 'year', 'gift', 'coupon'] as const

/**
 * Until when membership holds and when is charged next, judged together (decision subscription-changes): `why` says how
 * the two go together, so that a page that shows both explains both. Instants are ISO 8601 with Z.
 */
export const billingSummarySchema = z.object({
  /**
   * none: nothing renews. renews: the charge comes when all that they have is over. ahead: it comes sooner, and what it
   * pays is added behind. later: something went back, and all is open until the charge. canceled, owed: no charge is
   * set. suspended: a bank asks for money of theirs, and nothing is open.
   */
  why: z.enum(['none', 'renews', 'ahead', 'later', 'canceled', 'owed', 'suspended']),
  /** The end of all that was paid or given; null when that is over. */
  paidUntil: z.string().nullable(),
  nextCharge: z.string().nullable(),
  /** Empty unless the charge was put off. */
  causes: z.array(z.enum(deferralCauses)),
  /** Since when something of theirs rests, even where something else is open. */
  suspendedSince: z.string().nullable(),
})

export type BillingSummary = z.infer<typeof billingSummarySchema>

/** GET /payment/subscription, and what every change of it answers; null when nothing renews. */
export const subscriptionAnswer = z.object({
  subscription: subscriptionSchema.nullable(),
  billingSummary: billingSummarySchema,
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
 * while a charge is not paid, chargeProcessing while one is being made, planFixed for one that is too old to be moved (all
 * 409); checkoutFailed (502).
 */
export const changeBody = z.strictObject({
  plan: z.enum(plans, {
    error: ({ input }) => (input === undefined ? 'missingField' : 'invalidField'),
  }),
})

/** POST /payment/portal → `{ url }` of Stripe's page for card and invoices. notSubscribed (409). */
export const portalAnswer = z.object({ url: z.string() })
