import { z } from 'zod'
import { moneySchema } from './money'
import { productKeys } from './products'

/** A code as typed: converted to capitals, without spaces. */
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
  /** Of premiumDays. */
  days: z.number().int().nullable(),
  percent: z.number().int().nullable(),
  amount: moneySchema.nullable(),
  /** Of freeProduct. */
  freeProduct: z.enum(productKeys).nullable(),
  /** For which it holds; empty: for all that can be bought. */
  products: z.array(z.enum(productKeys)),
  /** Only for a gift. */
  isGiftOnly: z.boolean(),
  /** ISO 8601 with Z; null: for ever. */
  validUntil: z.string().nullable(),
  /** `reserved`: a payment with it was begun and not ended. `suspended`: the money that it came with is disputed. */
  state: z.enum(ownCouponStates),
  source: z.enum(['editor', 'term', 'anniversary', 'gift']),
})

export type OwnCoupon = z.infer<typeof ownCouponSchema>

/** GET /coupon/mine → the newest first. */
export const couponsAnswer = z.object({ coupons: z.array(ownCouponSchema) })

/**
 * POST /coupon/claim `{ code }` → 200 the coupon, now the user's; premium days count from that moment and are
 * `used` at once. couponNotFound (404, also for another's), couponAlreadyRedeemed (409), couponExpired (410),
 * couponFailed (500).
 */
export const couponClaim = z.strictObject({ code: couponCode })
