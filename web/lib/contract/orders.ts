import { z } from 'zod'
import { linkToken } from './account-fields'
import { analysisEntry } from './analyses'
import { billingData } from './billing'
import { moneySchema } from './money'
import { orderStatusSchema } from './order-status'
import { anyOrderedKey } from './products'

export const orderStates = [
  'pending',
  'paid',
  'fulfilled',
  'refunded',
  'disputed',
  'failed',
  'review',
] as const

export type OrderState = (typeof orderStates)[number]

export const orderSchema = z.object({
  id: z.string(),
  product: anyOrderedKey,
  name: z.string(),
  state: z.enum(orderStates),
  total: moneySchema,
  /** The amount refunded so far. */
  refunded: moneySchema,
  /** For an order with a coupon: also suspended together with the payment that granted the coupon. */
  orderStatus: orderStatusSchema.nullable(),
  isGift: z.boolean(),
  /** A later charge of a subscription. */
  isRenewal: z.boolean(),
  /** The ordered analysis; null for other products, and for an order that is unpaid or was reversed. */
  analysis: analysisEntry.nullable(),
  /**
   * The buyer may withdraw before this instant (ISO 8601 with Z); null where the order allows no withdrawal or was
   * withdrawn.
   */
  withdrawableUntil: z.string().nullable(),
  /** ISO 8601 with Z. */
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** The receipt and its credit notes, newest first; `token` is for the address /receipt/{token}. */
  receipts: z.array(
    z.object({ number: z.string(), token: z.string(), kind: z.enum(['receipt', 'credit']) }),
  ),
})

export type Order = z.infer<typeof orderSchema>

/** GET /order/mine → the paid orders, newest first, at most 200. */
export const ordersAnswer = z.object({ orders: z.array(orderSchema) })

/** GET /order/{id} → the order; notFound for an order of another user. */
export const orderAnswer = z.object({ order: orderSchema })

/** GET /receipt/open?token= → the receipt; public to anyone with the address; notFound. */
export const receiptQuery = z.strictObject({ token: linkToken })

export const receiptSchema = z.object({
  /** Consecutive within a year: `KRONO-2026-000001`. */
  number: z.string(),
  kind: z.enum(['receipt', 'credit']),
  /** For a credit note: the number of the receipt that it corrects. */
  correctsNumber: z.string().nullable(),
  /** ISO 8601 with Z. */
  issuedAt: z.string(),
  billing: billingData.partial(),
  lines: z.array(z.object({ name: z.string(), amount: moneySchema })),
  total: moneySchema,
  /** Current status of the order. */
  orderStatus: orderStatusSchema.nullable(),
})

export type Receipt = z.infer<typeof receiptSchema>

/** Idempotency key of a form that moves money, created when the form is opened. The same key again has no further effect. */
export const formKey = z
  .string({ error: ({ input }) => (input === undefined ? 'missingField' : 'invalidField') })
  .max(64, { error: 'invalidField', abort: true })
  .regex(/^[\w-]{16,}$/, { error: 'invalidField' })
