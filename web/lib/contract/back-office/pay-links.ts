import { z } from 'zod'
import { emailAddress, idAnswer, linkToken, personName, yesOrNo } from '../account-fields'
import { billingData } from '../billing'
import type { ErrorCode } from '../errors'
import { type Currency, currencies, type Money, moneySchema, smallestCharge } from '../money'
import { formKey, orderStates } from '../orders'
import { actionReason } from './action-reason'
import { localMinute, minorFrom, mustBeTrue, requiredLine } from './shop-fields'

/** In minor units: minimum and maximum amount of a pay link; above `confirmAbove` a confirmation is required. */
export const payLinkLimits = {
  huf: { least: smallestCharge.huf, confirmAbove: 30_000_000, most: 100_000_000 },
  gbp: { least: smallestCharge.gbp, confirmAbove: 80_000, most: 250_000 },
} as const satisfies Record<Currency, { least: number; confirmAbove: number; most: number }>

/** The error of a price, or undefined. */
export function payLinkFault({ amount, currency }: Money): ErrorCode | undefined {
  const { least, most } = payLinkLimits[currency]
  if (amount < least) return 'payLinkTooSmall'
  if (amount > most) return 'payLinkTooLarge'
  // The forint has no minor coins.
  return currency === 'huf' && amount % 100 !== 0 ? 'invalidAmount' : undefined
}

export const isLargePayLink = ({ amount, currency }: Money) =>
  amount > payLinkLimits[currency].confirmAbove

/**
 * POST /admin/pay-links → its id; the same key again returns the same link. payLinkTooSmall, payLinkTooLarge (400),
 * payLinkPast (400), payLinkLarge (409) until `isConfirmed` is sent.
 */
export const newPayLink = z
  .strictObject({
    name: requiredLine(120),
    amount: minorFrom(0),
    currency: z.enum(currencies, { error: 'invalidField' }),
    /** One payment, or any number of them. */
    isOnce: yesOrNo.default(true),
    /** Local time of the deployment. */
    openUntil: localMinute,
    key: formKey,
    reason: actionReason,
    isConfirmed: mustBeTrue.optional(),
  })
  .superRefine((wish, context) => {
    const fault = (field: string, message: ErrorCode) =>
      context.addIssue({ code: 'custom', path: [field], message })
    const price = payLinkFault(wish)
    if (price) fault('amount', price)
  })

export type NewPayLink = z.output<typeof newPayLink>

export const newPayLinkAnswer = idAnswer

export const payLinkStates = ['open', 'paid', 'over', 'off'] as const

/** GET /admin/pay-links/{id} → a pay link, its address, and its latest 100 payments, finished or not. */
export const adminPayLink = z.object({
  id: z.string(),
  name: z.string(),
  price: moneySchema,
  isOnce: z.boolean(),
  state: z.enum(payLinkStates),
  /** ISO 8601 with Z. */
  openUntil: z.string(),
  createdAt: z.string(),
  url: z.string(),
  paid: z.number(),
  /** Number of payments in progress. */
  open: z.number(),
  /** After refunds, in minor units of its currency. */
  revenue: z.number(),
  payments: z.array(
    z.object({
      order: z.string(),
      state: z.enum(orderStates),
      name: z.string().nullable(),
      /** null: purged, or not given. */
      email: z.string().nullable(),
      total: moneySchema,
      refunded: moneySchema,
      createdAt: z.string(),
      paidAt: z.string().nullable(),
      receipt: z.string().nullable(),
    }),
  ),
})

export type AdminPayLink = z.infer<typeof adminPayLink>

/**
 * POST /admin/pay-links/{id}/switch `{ isOff, reason }` → the id, and the buyers with an unfinished payment at that time:
 * their Stripe sessions are expired; completed payments stay valid. Switching it on again asks for the password.
 */
export const switchedPayLinkAnswer = z.object({
  id: z.string(),
  open: z.array(
    z.object({
      order: z.string(),
      name: z.string().nullable(),
      email: z.string().nullable(),
      total: moneySchema,
    }),
  ),
})

export type SwitchedPayLink = z.infer<typeof switchedPayLinkAnswer>

/** GET /pay-link/open?token= → the data of the pay link's page; notFound. */
export const payLinkQuery = z.strictObject({ token: linkToken })

export const openPayLink = z.object({
  name: z.string(),
  price: moneySchema,
  isOnce: z.boolean(),
  state: z.enum(payLinkStates),
  /** ISO 8601 with Z. */
  openUntil: z.string(),
})

export type OpenPayLink = z.infer<typeof openPayLink>

/**
 * POST /pay-link/pay → `{ url }` of the Stripe checkout session. notFound, payLinkOver (410), payLinkPaid (409), also
 * for a payment started earlier, and the errors of a checkout. A pay link for one payment has one open session: a new
 * one expires the previous one.
 */
export const payLinkPayment = z.strictObject({
  token: linkToken,
  name: personName,
  email: emailAddress,
  billing: billingData.optional(),
})

export type PayLinkPayment = z.output<typeof payLinkPayment>
