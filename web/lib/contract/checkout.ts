import { z } from 'zod'
import { analysisConfirmations, analysisPerson } from './analyses'
import { billingData } from './billing'
import { couponCode } from './coupons'
import type { ErrorCode } from './errors'
import { giftWish } from './gifts'
import { listOf } from './list-of'
import { moneySchema } from './money'
import { orderStatusSchema } from './order-status'
import { productFacts } from './product-tables'
import { orderedKeys, productKey } from './products'
import { mostPeople } from './relationship'

/**
 * POST /payment/checkout → `{ url }` of the payment page; with a coupon that leaves nothing to pay, of the page that
 * says so. Prices are the cms's; a price that is sent is an unknown field (400). The same request again, also a
 * concurrent one, leads to the same page. A gift needs no session, everything else does: notAuthorized (401).
 * alreadySubscribed, paymentProcessing, campaignOver, extensionNeedsPlan, the errors of coupons (409, 404),
 * checkoutReplaced (409) when another payment of theirs began meanwhile, checkoutFailed (502) when Stripe refuses,
 * stripeBusy (503) and stripeUnclear (502) when it may be asked again.
 */
export const checkoutBody = (today: string) =>
  z
    .strictObject({
      product: productKey,
      coupon: couponCode.optional(),
      billing: billingData.optional(),
      gift: giftWish(today).optional(),
      /** Of an analysis for oneself; the recipient of a gift names the people later. */
      people: listOf(analysisPerson(today), {
        most: mostPeople,
        tooMany: 'wrongNumberOfPeople',
      }).optional(),
      confirmations: analysisConfirmations.optional(),
    })
    .superRefine(({ product, gift, people, confirmations }, context) => {
      const fault = (path: string, message: ErrorCode) =>
        context.addIssue({ code: 'custom', path: [path], message })
      const facts = productFacts(product)
      if (gift || !('people' in facts)) {
        if (people) fault('people', 'unknownField')
        if (confirmations) fault('confirmations', 'unknownField')
        return
      }
      const [fewest, most] = facts.people
      const count = people?.length ?? 0
      if (count < fewest || count > most) fault('people', 'wrongNumberOfPeople')
      if (!confirmations) fault('confirmations', 'namesNotConfirmed')
    })

export type CheckoutBody = z.infer<ReturnType<typeof checkoutBody>>

export const checkoutAnswer = z.object({ url: z.string() })

/** POST /payment/webhook, signed by Stripe → once the event is stored. */
export const webhookAnswer = z.object({ received: z.literal(true) })

/** POST /payment/quote → what the checkout would cost. Changes nothing; the refusals are those of checkout. */
export const quoteBody = z.strictObject({
  product: productKey,
  coupon: couponCode.optional(),
  isGift: z.boolean({ error: 'invalidField' }).default(false),
})

export const quoteAnswer = z.object({
  /** Without the coupon. */
  price: moneySchema,
  discount: moneySchema,
  total: moneySchema,
  /** Of a subscription: what is charged from the second term on. */
  renewal: moneySchema.nullable(),
  /** ISO 8601 with Z; null for what is no term. When premium would begin and end if it were paid now. */
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  /** ISO 8601 with Z: when a subscription that is there already would be charged next; null without one. */
  nextCharge: z.string().nullable(),
})

export type Quote = z.infer<typeof quoteAnswer>

/** The id of Stripe's checkout session, or of an order that cost nothing, as the return page gets it. */
export const statusQuery = z.strictObject({
  session: z
    .string({ error: 'missingField' })
    .min(1, { error: 'missingField', abort: true })
    .max(200, { error: 'invalidField', abort: true })
    .regex(/^[\w-]*$/, { error: 'invalidField' }),
})

export const paymentStates = [
  'pending',
  'processing',
  'paid',
  'failed',
  'refunded',
  'review',
] as const

/**
 * GET /payment/status?session= → asks Stripe, and fulfils what is paid before it answers: the tier is right on the very
 * next page. For the owner; a gift bought without an account, for anyone with the id. notFound for another's.
 * `processing`: the page is complete, and the bank pays in some days. `review`: the money came, but not as it was
 * ordered; an admin checks it. `refunded`: it came, and all of it was refunded.
 */
export const statusAnswer = z.object({
  state: z.enum(paymentStates),
  product: z.enum(orderedKeys),
  /** What it was called when it was ordered. */
  name: z.string(),
  total: moneySchema,
  /** What stands on the card of a gift; null of what is for the buyer. */
  gift: z
    .object({ recipientName: z.string(), message: z.string(), giverName: z.string() })
    .nullable(),
  /** People of an analysis, as it was ordered; null of all else. */
  people: z.array(z.object({ name: z.string(), date: z.string() })).nullable(),
  /** Until when premium now holds, ISO 8601 with Z; null for gifts and analyses. */
  paidUntil: z.string().nullable(),
  /** When their subscription is charged next, ISO 8601 with Z; null where nothing renews, and for gifts and analyses. */
  nextCharge: z.string().nullable(),
  orderStatus: orderStatusSchema.nullable(),
  /** Ends of addresses: /receipt/{token}, /gift/{token}; null while there is none. */
  receipt: z.string().nullable(),
  /** The id of the analysis that was ordered: /analysis/{id}. */
  analysis: z.string().nullable(),
})

export type PaymentStatus = z.infer<typeof statusAnswer>
