import { z } from 'zod'
import { moneySchema } from './money'
import { anyProductKey } from './products'

/** A coupon code as typed: converted to capitals, spaces removed. */
export const couponCode = z
  .string({ error: ({ input }) => (input === undefined ? 'missingField' : 'invalidField') })
  .max(80, { error: 'invalidField', abort: true })
  .transform((text) => text.replace(/\s+/g, '').toUpperCase())
  .refine((text) => text !== '', { error: 'missingField', abort: true })
  .refine((text) => /^[A-Z0-9][A-Z0-9-]{2,39}$/.test(text), { error: 'invalidField' })

export const couponKinds = ['premiumDays', 'percent', 'amount', 'freeProduct'] as const

export const ownCouponStates = ['open', 'reserved', 'suspended', 'used', 'expired'] as const

/** A coupon of a user: granted, or claimed by its code (spec §3, "Coupon"). */
export const ownCouponSchema = z.object({
  id: z.string(),
  code: z.string(),
  kind: z.enum(couponKinds),
  /** Only for premiumDays. */
  days: z.number().int().nullable(),
  percent: z.number().int().nullable(),
  amount: moneySchema.nullable(),
  /** Only for freeProduct. */
  freeProduct: anyProductKey.nullable(),
  /** Products for which it is valid; empty: all products. */
  products: z.array(anyProductKey),
  /** Valid only for a gift. */
  isGiftOnly: z.boolean(),
  /** ISO 8601 with Z; null: no expiry. */
  validUntil: z.string().nullable(),
  /** `reserved`: used in an open payment. `suspended`: the payment that granted the coupon is disputed. */
  state: z.enum(ownCouponStates),
  source: z.enum(['editor', 'term', 'anniversary', 'gift', 'referral']),
})

export type OwnCoupon = z.infer<typeof ownCouponSchema>

/** GET /coupon/mine → the user's coupons, newest first. */
export const couponsAnswer = z.object({ coupons: z.array(ownCouponSchema) })

/**
 * POST /coupon/claim `{ code }` → 200 the coupon, which now belongs to the user; premium days start at that moment, and
 * the state is `used` immediately. couponNotFound (404, also for a coupon of another user), couponAlreadyRedeemed (409),
 * couponExpired (410), couponFailed (500).
 */
export const couponClaim = z.strictObject({ code: couponCode })
