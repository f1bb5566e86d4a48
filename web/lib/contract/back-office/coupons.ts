import { z } from 'zod'
import { idAnswer, yesOrNo } from '../account-fields'
import { couponCode, couponKinds } from '../coupons'
import type { ErrorCode } from '../errors'
import { listOf } from '../list-of'
import { moneySchema } from '../money'
import { orderStates } from '../orders'
import { anyProductKey, fixedKeys, productKey } from '../products'
import { actionReason } from './action-reason'
import {
  localMinute,
  minorFrom,
  mostCounted,
  mustBeTrue,
  requiredLine,
  wholeFrom,
} from './shop-fields'

/** Most products that one coupon names. */
const mostCouponProducts = 100

/** Most codes of one batch. */
export const mostCodes = 5000

/** The required field of each kind of coupon. */
const fieldOf = {
  premiumDays: 'days',
  percent: 'percent',
  amount: 'amount',
  freeProduct: 'freeProduct',
} as const satisfies Record<(typeof couponKinds)[number], string>

const couponFacts = z.strictObject({
  kind: z.enum(couponKinds, { error: 'invalidField' }),
  days: wholeFrom(1, 730).optional(),
  percent: wholeFrom(1, 100).optional(),
  /** In minor units of the deployment's currency. */
  amount: minorFrom(1).optional(),
  freeProduct: z.enum(fixedKeys, { error: 'invalidField' }).optional(),
  /** Products for which it is valid; empty: all without a reduced price. */
  products: listOf(productKey, { most: mostCouponProducts }).default([]),
  giftOnly: yesOrNo.default(false),
  firstPurchase: yesOrNo.default(false),
  validFrom: localMinute.optional(),
  validUntil: localMinute.optional(),
  /** Per code. Default: once for a code of a batch, unlimited for a single code. */
  maxUses: wholeFrom(1, mostCounted).optional(),
  maxPerUser: wholeFrom(1, 1000).default(1),
})

type Facts = z.output<typeof couponFacts>
type Fault = (field: string, code: ErrorCode) => void

function validateFacts(facts: Facts, fault: Fault) {
  for (const [kind, field] of Object.entries(fieldOf)) {
    const isThere = facts[field] !== undefined
    if (kind === facts.kind && !isThere) fault(field, 'missingField')
    if (kind !== facts.kind && isThere) fault(field, 'unknownField')
  }
  // Both have the same format, so string comparison orders them by time.
  const { validFrom, validUntil } = facts
  if (validFrom && validUntil && validUntil <= validFrom) fault('validUntil', 'endsBeforeItBegins')
}

/** Days of membership that need no confirmation: one month. */
const daysWithoutConfirmation = 31

/** More than a month of free membership, or free days with a code for an unlimited number of users. */
export const isLongGift = ({ days, maxUses }: Pick<Facts, 'days' | 'maxUses'>) =>
  days !== undefined && (days > daysWithoutConfirmation || maxUses === undefined)

/**
 * POST /admin/coupons → the created codes: one with a chosen code, or a named batch of random ones. couponCodeTaken,
 * couponBatchTaken (409): a repeated request, also a concurrent one, creates nothing twice. couponFree (409, at
 * `isConfirmed`) when the coupon makes a product free, until `isConfirmed` is sent; couponDays likewise for many days
 * of membership (`isLongGift`).
 */
export const newCoupons = couponFacts
  .extend({
    code: couponCode.optional(),
    batch: requiredLine(80).optional(),
    count: wholeFrom(1, mostCodes).optional(),
    reason: actionReason,
    isConfirmed: mustBeTrue.optional(),
  })
  .superRefine((wish, context) => {
    const fault: Fault = (field, message) =>
      context.addIssue({ code: 'custom', path: [field], message })
    validateFacts(wish, fault)
    const { code, batch, count } = wish
    if (count === undefined && code === undefined) fault('code', 'missingField')
    if (count !== undefined && code !== undefined) fault('code', 'unknownField')
    if (count !== undefined && batch === undefined) fault('batch', 'missingField')
  })

export type NewCoupons = z.output<typeof newCoupons>

/** `codes` are in the order of the CSV. */
export const newCouponsAnswer = z.object({
  batch: z.string().nullable(),
  codes: z.array(z.string()),
})

/**
 * POST /admin/coupons/{id}/switch `{ isOff, reason }` → the id. Checkouts that were started with the coupon are not
 * affected. Switching it on again asks for the password.
 */
export const switchedAnswer = idAnswer

/** Counts: granted by the system to its owner; claimed by code; of the claimed: reserved by an open payment, and used. */
const couponNumbers = {
  granted: z.number(),
  claimed: z.number(),
  reserved: z.number(),
  used: z.number(),
}

export type CouponNumbers = { [Name in keyof typeof couponNumbers]: number }

/** For each currency: paid orders, revenue after refunds, total discount. */
const couponRevenue = z.array(
  z.object({
    currency: moneySchema.shape.currency,
    orders: z.number(),
    revenue: z.number(),
    discount: z.number(),
  }),
)

const batchName = requiredLine(80)

/** GET /admin/coupon-batches?batch= → totals over all codes of a batch; notFound. */
export const couponBatchQuery = z.strictObject({ batch: batchName })

export const adminCouponBatch = z.object({
  batch: z.string(),
  /** Id of one of its codes, for switching the batch. */
  coupon: z.string(),
  codes: z.number(),
  /** How many of the codes are switched off. */
  off: z.number(),
  ...couponNumbers,
  brought: couponRevenue,
})

export type AdminCouponBatch = z.infer<typeof adminCouponBatch>

/**
 * POST /admin/coupons/{id}/batch/switch `{ isOff, reason }` → how many codes of the coupon's batch were switched.
 * Switching on asks for the password. notFound, also for a coupon without a batch.
 */
export const switchedBatchAnswer = z.object({ switched: z.number() })

/** GET /admin/coupons/{id} → a coupon with its revenue and its latest 100 users. */
export const adminCoupon = z.object({
  id: z.string(),
  code: z.string(),
  kind: z.enum(couponKinds),
  days: z.number().nullable(),
  percent: z.number().nullable(),
  amounts: z.array(moneySchema),
  freeProduct: anyProductKey.nullable(),
  products: z.array(anyProductKey),
  giftOnly: z.boolean(),
  firstPurchase: z.boolean(),
  /** ISO 8601 with Z. */
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  maxUses: z.number().nullable(),
  maxPerUser: z.number(),
  ...couponNumbers,
  isOff: z.boolean(),
  batch: z.string().nullable(),
  brought: couponRevenue,
  users: z.array(
    z.object({
      /** null: no account, or a deleted one. */
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
