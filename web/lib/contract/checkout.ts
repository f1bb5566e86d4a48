import { z } from 'zod'
import { analysisConfirmations, analysisPerson } from './analyses'
import { faultsOfPeople } from './analysis-people'
import { billingData } from './billing'
import { couponCode } from './coupons'
import type { ErrorCode } from './errors'
import { giftWish } from './gifts'
import { listOf } from './list-of'
import { moneySchema } from './money'
import { orderStatusSchema } from './order-status'
import { productFacts } from './product-tables'
import { anyOrderedKey, productKey } from './products'
import { mostPeople } from './relationship'

/**
 * POST /payment/checkout → `{ url }` of the payment page, or of the success page when a coupon leaves nothing to pay. The
 * cms sets the price; a price in the body is an unknown field (400). The same request again, also concurrently, returns
 * the same page. A gift needs no session, everything else does: notAuthorized (401). alreadySubscribed,
 * paymentProcessing, campaignOver, extensionNeedsPlan, analysisNotInLanguage, the errors of coupons (409, 404), checkoutReplaced (409) when
 * another payment of the user was started meanwhile, checkoutFailed (502) when Stripe refuses, stripeBusy (503) and
 * stripeUnclear (502) when the request may be retried.
 */
export const checkoutBody = (today: string) =>
  z
    .strictObject({
      product: productKey,
      coupon: couponCode.optional(),
      billing: billingData.optional(),
      gift: giftWish(today).optional(),
      /** For an analysis for oneself; the recipient of a gift enters the people later. */
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
      for (const { field, code } of faultsOfPeople(product, people ?? [], today)) fault(field, code)
    })

export type CheckoutBody = z.infer<ReturnType<typeof checkoutBody>>

export const checkoutAnswer = z.object({ url: z.string() })

/** POST /payment/webhook, signed by Stripe → responds once the event is stored. */
export const webhookAnswer = z.object({ received: z.literal(true) })

/** POST /payment/quote → the price that checkout would charge. Changes nothing; same errors as checkout. */
export const quoteBody = z.strictObject({
  product: productKey,
  coupon: couponCode.optional(),
  isGift: z.boolean({ error: 'invalidField' }).default(false),
})

export const quoteAnswer = z.object({
  /** Price without the coupon. */
  price: moneySchema,
  discount: moneySchema,
  total: moneySchema,
  /** Price of later terms of a subscription. */
  renewal: moneySchema.nullable(),
  /** Period of premium if it were paid now. ISO 8601 with Z; null for a product without a term. */
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  /** Next charge of the current subscription, ISO 8601 with Z; null without one. */
  nextCharge: z.string().nullable(),
})

export type Quote = z.infer<typeof quoteAnswer>

/** The id of Stripe's checkout session, or of an order with price 0, as passed to the return page. */
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
 * GET /payment/status?session= → queries Stripe and fulfils a paid order before it responds, so that the next page has
 * the right tier. For the owner; a gift bought without an account, for anyone with the id. notFound for an order of
 * another user. `processing`: the checkout is complete, the bank pays in some days. `review`: the paid amount differs
 * from the order; an admin checks it. `refunded`: paid and fully refunded.
 */
export const statusAnswer = z.object({
  state: z.enum(paymentStates),
  product: anyOrderedKey,
  /** Name of the product at the time of the order. */
  name: z.string(),
  total: moneySchema,
  /** Text of the gift card; null when the order is no gift. */
  gift: z
    .object({ recipientName: z.string(), message: z.string(), giverName: z.string() })
    .nullable(),
  /** People of an ordered analysis; null for other products. */
  people: z.array(z.object({ name: z.string(), date: z.string() })).nullable(),
  /** End of the membership after this order, ISO 8601 with Z; null for gifts and analyses. */
  paidUntil: z.string().nullable(),
  /** Next charge of the subscription, ISO 8601 with Z; null when nothing renews, and for gifts and analyses. */
  nextCharge: z.string().nullable(),
  orderStatus: orderStatusSchema.nullable(),
  /** Tokens of the addresses /receipt/{token} and /gift/{token}; null while there is none. */
  receipt: z.string().nullable(),
  /** The id of the ordered analysis: /analysis/{id}. */
  analysis: z.string().nullable(),
  /** The order of this analysis; POST /order/{id}/download-link takes this id. null without an analysis. */
  order: z.string().nullable(),
})

export type PaymentStatus = z.infer<typeof statusAnswer>
