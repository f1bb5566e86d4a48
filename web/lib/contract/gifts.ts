import { z } from 'zod'
import { emailAddress, linkToken, personName } from './account-fields'
import { calendarDate } from './dates'
import { orderStatusSchema } from './order-status'
import { productKeys } from './products'
import { writtenLines } from './written-lines'

/** Days after its delivery in which a gift can be claimed. */
export const giftClaimDays = 90

/** How far ahead a gift can be delivered, in days. */
export const mostGiftDelayDays = 365

export const giftMessageLength = 600

const dayMs = 86_400_000
const daysTo = (day: string, today: string) => (Date.parse(day) - Date.parse(today)) / dayMs

/** The buyer's wishes for a gift; it is delivered in the morning of that day, or immediately. */
export const giftWish = (today: string) =>
  z.strictObject(
    {
      giverName: personName,
      /** Where the receipt goes; of a giver with an account, that of the account. */
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
 * GET /gift/open?token= → what the page of the link shows, also of a revoked gift; notFound before its day, and for an
 * unpaid one.
 */
export const giftQuery = z.strictObject({ token: linkToken })

export const openGift = z.object({
  state: z.enum(giftStates),
  product: z.enum(productKeys),
  name: z.string(),
  giverName: z.string(),
  recipientName: z.string(),
  message: z.string(),
  /** ISO 8601 with Z. */
  claimUntil: z.string(),
  /** The caller is the one who claimed it. */
  isMine: z.boolean(),
  /** Its money went back, or a bank asks for it. */
  orderStatus: orderStatusSchema.nullable(),
})

export type OpenGift = z.infer<typeof openGift>

/**
 * POST /gift/claim `{ token }` → the gift. Premium counts from that moment; an analysis comes as a coupon.
 * notFound, giftClaimed (409), giftOver (410). Again by the same user: the same answer.
 */
export const giftClaim = z.strictObject({ token: linkToken })

/** GET /gift/mine → what the user gave, the newest first; links are the recipients' alone. */
export const giftsAnswer = z.object({
  gifts: z.array(
    z.object({
      id: z.string(),
      product: z.enum(productKeys),
      name: z.string(),
      recipientName: z.string(),
      /** null: deleted, a month after it could last be claimed. */
      recipientEmail: z.string().nullable(),
      state: z.enum(giftStates),
      /** ISO 8601 with Z. */
      deliverAt: z.string(),
      claimUntil: z.string(),
    }),
  ),
})

export type GivenGift = z.infer<typeof giftsAnswer>['gifts'][number]
