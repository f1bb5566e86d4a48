import { z } from 'zod'
import { idAnswer, yesOrNo } from '../account-fields'
import { couponCode, couponKinds } from '../coupons'
import type { ErrorCode } from '../errors'
import { listOf } from '../list-of'
import { moneySchema } from '../money'
import { orderStates } from '../orders'
import { productKeys } from '../products'
import { actReason } from './act-reason'
import { localMinute, mostCounted, secondYes, someLine, wholeFrom } from './shop-fields'

/** Most codes of a batch. */
export const mostCodes = 5000

/** The field without which a kind says nothing. */
const fieldOf = {
  premiumDays: 'days',
  percent: 'percent',
  amount: 'amount',
  freeProduct: 'freeProduct',
} as const satisfies Record<(typeof couponKinds)[number], string>

const product = z.enum(productKeys, { error: 'invalidField' })

const couponFacts = z.strictObject({
  kind: z.enum(couponKinds, { error: 'invalidField' }),
  days: wholeFrom(1, 730).optional(),
  percent: wholeFrom(1, 100).optional(),
  /** In minor units of the deployment's currency. */
  amount: wholeFrom(1, mostCounted).optional(),
  freeProduct: product.optional(),
  /** For which it holds; empty: for all whose price is not reduced already. */
  products: listOf(product, { most: productKeys.length }).default([]),
  giftOnly: yesOrNo.default(false),
  firstPurchase: yesOrNo.default(false),
  validFrom: localMinute.optional(),
  validUntil: localMinute.optional(),
  /** Of each code; left out: without end. */
  maxUses: wholeFrom(1, mostCounted).optional(),
  maxPerUser: wholeFrom(1, 1000).default(1),
})

type Facts = z.output<typeof couponFacts>
type Fault = (field: string, code: ErrorCode) => void

function judgeFacts(facts: Facts, fault: Fault) {
  for (const [kind, field] of Object.entries(fieldOf)) {
    const isThere = facts[field] !== undefined
    if (kind === facts.kind && !isThere) fault(field, 'missingField')
    if (kind !== facts.kind && isThere) fault(field, 'unknownField')
  }
  // Texts of one form are in order when their times are.
  const { validFrom, validUntil } = facts
  if (validFrom && validUntil && validUntil <= validFrom) fault('validUntil', 'endsBeforeItBegins')
}

/** Days of membership that are given without being asked about: a month's. */
const daysUnasked = 31

/** More than a month for nothing, or any days by a code that all can use. */
export const isLongGift = ({ days, maxUses }: Pick<Facts, 'days' | 'maxUses'>) =>
  days !== undefined && (days > daysUnasked || maxUses === undefined)

/**
 * POST /admin/coupons → how many were made: one with a code that somebody thought of, or a batch of unguessable ones
 * under a name. couponCodeTaken, couponBatchTaken (409): the same again, also at once, makes nothing twice. couponFree
 * (409, at `isConfirmed`) for what leaves nothing to pay somewhere, until that comes with it; couponDays likewise for many days
 * of membership (`isLongGift`).
 */
export const newCoupons = couponFacts
  .extend({
    code: couponCode.optional(),
    batch: someLine(80).optional(),
    count: wholeFrom(1, mostCodes).optional(),
    reason: actReason.optional(),
    isConfirmed: secondYes.optional(),
  })
  .superRefine((wish, context) => {
    const fault: Fault = (field, message) =>
      context.addIssue({ code: 'custom', path: [field], message })
    judgeFacts(wish, fault)
    const { code, batch, count, reason, isConfirmed } = wish
    if (count === undefined && code === undefined) fault('code', 'missingField')
    if (count !== undefined && code !== undefined) fault('code', 'unknownField')
    if (count !== undefined && batch === undefined) fault('batch', 'missingField')
    if (isConfirmed && !reason) fault('reason', 'missingField')
  })

export type NewCoupons = z.output<typeof newCoupons>

/** `codes`: in the order in which a CSV has them. */
export const newCouponsAnswer = z.object({
  batch: z.string().nullable(),
  codes: z.array(z.string()),
})

/**
 * POST /admin/coupons/{id}/switch `{ isOff, reason }` → the id. Whoever is at the checkout with it goes on. To switch one on
 * again asks for the password.
 */
export const switchedAnswer = idAnswer

/** GET /admin/coupons/{id} → a coupon with what it brought, and the newest hundred who used it. */
export const adminCoupon = z.object({
  id: z.string(),
  code: z.string(),
  kind: z.enum(couponKinds),
  days: z.number().nullable(),
  percent: z.number().nullable(),
  amounts: z.array(moneySchema),
  freeProduct: z.enum(productKeys).nullable(),
  products: z.array(z.enum(productKeys)),
  giftOnly: z.boolean(),
  firstPurchase: z.boolean(),
  /** ISO 8601 with Z. */
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  maxUses: z.number().nullable(),
  maxPerUser: z.number(),
  uses: z.number(),
  isOff: z.boolean(),
  batch: z.string().nullable(),
  /** Of each currency: paid orders with it, what was paid after refunds, what it took off. */
  brought: z.array(
    z.object({
      currency: moneySchema.shape.currency,
      orders: z.number(),
      revenue: z.number(),
      discount: z.number(),
    }),
  ),
  users: z.array(
    z.object({
      /** null: without an account, or gone. */
      user: z.string().nullable(),
      name: z.string(),
      email: z.string().nullable(),
      state: z.enum(['open', 'reserved', 'used', 'revoked', 'released']),
      /** ISO 8601 with Z. */
      at: z.string(),
      order: z
        .object({ id: z.string(), state: z.enum(orderStates), total: moneySchema })
        .nullable(),
    }),
  ),
})

export type AdminCoupon = z.infer<typeof adminCoupon>
