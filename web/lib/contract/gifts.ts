import { z } from 'zod'
import { emailAddress, linkToken, personName } from './account-fields'
import { calendarDate } from './dates'
import { orderStatusSchema } from './order-status'
import { anyProductKey } from './products'
import { writtenLines } from './written-lines'

/** Days after delivery in which a gift can be claimed. */
export const giftClaimDays = 90

/** How far ahead a gift can be delivered, in days. */
export const mostGiftDelayDays = 365

export const giftMessageLength = 600

const dayMs = 86_400_000
const daysTo = (day: string, today: string) => (Date.parse(day) - Date.parse(today)) / dayMs

/** The buyer's data of a gift; it is delivered in the morning of the chosen day, or immediately. */
export const giftWish = (today: string) =>
  z.strictObject(
    {
      giverName: personName,
      /** Address for the receipt; for a giver with an account, the account's. */
      giverEmail: emailAddress.optional(),
      recipientName: personName,
      recipientEmail: emailAddress,
      message: writtenLines(giftMessageLength).default(''),
      deliverOn: calendarDate
        .refine((day) => daysTo(day, today) >= 0, { error: 'giftDayPassed', abort: true })
        .refine((day) => daysTo(day, today) <= mostGiftDelayDays, { error: 'giftDayTooFar' }),
    },
    { error: 'invalidField' },
  )

export type GiftWish = z.infer<ReturnType<typeof giftWish>>

export const giftStates = ['waiting', 'delivered', 'claimed', 'expired', 'revoked'] as const

/**
 * GET /gift/open?token= → the data of the gift page, also for a revoked gift; notFound before its delivery day, and for
 * an unpaid gift.
 */
export const giftQuery = z.strictObject({ token: linkToken })

export const openGift = z.object({
  state: z.enum(giftStates),
  product: anyProductKey,
  name: z.string(),
  giverName: z.string(),
  recipientName: z.string(),
  message: z.string(),
  /** ISO 8601 with Z. */
  claimUntil: z.string(),
  /** The caller has claimed it. */
  isMine: z.boolean(),
  /** State after a refund or a dispute; null for neither. */
  orderStatus: orderStatusSchema.nullable(),
})

export type OpenGift = z.infer<typeof openGift>

/**
 * POST /gift/claim `{ token }` → the gift. Premium starts at that moment; an analysis is granted as a coupon. notFound,
 * giftClaimed (409), giftOver (410). Repeated by the same user: the same response.
 */
export const giftClaim = z.strictObject({ token: linkToken })

/** GET /gift/mine → gifts bought by the user, newest first, without links: these are for the recipients only. */
export const giftsAnswer = z.object({
  gifts: z.array(
    z.object({
      id: z.string(),
      product: anyProductKey,
      name: z.string(),
      recipientName: z.string(),
      /** null: purged, one month after the last day for claiming it. */
      recipientEmail: z.string().nullable(),
      state: z.enum(giftStates),
      /** ISO 8601 with Z. */
      deliverAt: z.string(),
      claimUntil: z.string(),
    }),
  ),
})

export type GivenGift = z.infer<typeof giftsAnswer>['gifts'][number]
