import { z } from 'zod'
import { optionalLine } from './account-fields'
import { moneySchema } from './money'
import { plans } from './user'

/** A subscription as its owner sees it. Instants are ISO 8601 with Z. */
export const subscriptionSchema = z.object({
  plan: z.enum(plans),
  /** Price of the next term. */
  price: moneySchema,
  /** Date of the next charge, or the end when it is canceled. */
  currentPeriodEnd: z.string(),
  /** `pastDue`: the last charge failed and is retried; access stays until `graceUntil`. */
  state: z.enum(['active', 'canceled', 'pastDue']),
  /** It does not renew; a `pastDue` subscription can be canceled as well. */
  isCanceled: z.boolean(),
  graceUntil: z.string().nullable(),
})

export type Subscription = z.infer<typeof subscriptionSchema>

/** Reasons why the next charge was deferred: a year bought besides the subscription, a gift, days of a coupon. */
export const deferralCauses = ['extension', 'year', 'gift', 'coupon'] as const

/**
 * End of the membership and next charge, computed together (decision subscription-changes); `why` is how the two relate,
 * so that a page that shows both can explain them. Instants are ISO 8601 with Z.
 */
export const billingSummarySchema = z.object({
  /**
   * none: no subscription. renews: charged when all paid time is over. ahead: charged earlier; the new term is added at
   * the end. later: after a refund; access continues until the charge. canceled, owed: no charge is scheduled.
   * suspended: a payment is disputed; no access.
   */
  why: z.enum(['none', 'renews', 'ahead', 'later', 'canceled', 'owed', 'suspended']),
  /** End of all paid or granted time; null when it is over. */
  paidUntil: z.string().nullable(),
  nextCharge: z.string().nullable(),
  /** Empty unless the charge was deferred. */
  causes: z.array(z.enum(deferralCauses)),
  /** Since when a part of the membership is suspended, even if another part gives access. */
  suspendedSince: z.string().nullable(),
})

export type BillingSummary = z.infer<typeof billingSummarySchema>

/** Response of GET /payment/subscription and of every change to it; null without a subscription. */
export const subscriptionAnswer = z.object({
  subscription: subscriptionSchema.nullable(),
  billingSummary: billingSummarySchema,
  /** Whether Stripe's customer portal (card and invoices) is available. */
  hasPortal: z.boolean(),
})

export type SubscriptionAnswer = z.infer<typeof subscriptionAnswer>

/**
 * POST /payment/cancel-subscription `{ reason? }`: ends it with the paid term. notSubscribed (409), cancelFailed (502).
 * POST /payment/resume-subscription: makes it renew again. notSubscribed (409), checkoutFailed (502). Both: stripeBusy
 * (503), stripeUnclear (502).
 */
export const cancelBody = z.strictObject({ reason: optionalLine(500).optional() })

/**
 * POST /payment/change-subscription `{ plan }`: changes the plan from the next charge on; nothing is charged now.
 * notSubscribed; paymentOwed while a charge is unpaid, chargeProcessing while one is in progress, planFixed for a
 * subscription that is too old to be changed (all 409); checkoutFailed (502).
 */
export const changeBody = z.strictObject({
  plan: z.enum(plans, {
    error: ({ input }) => (input === undefined ? 'missingField' : 'invalidField'),
  }),
})

/** POST /payment/portal → `{ url }` of Stripe's customer portal for card and invoices. notSubscribed (409). */
export const portalAnswer = z.object({ url: z.string() })
