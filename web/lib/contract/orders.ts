import { z } from 'zod'
import { linkToken } from './account-fields'
import { analysisEntry } from './analyses'
import { billingData } from './billing'
import { moneySchema } from './money'
import { orderStatusSchema } from './order-status'
import { orderedKeys } from './products'

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
  product: z.enum(orderedKeys),
  name: z.string(),
  state: z.enum(orderStates),
  total: moneySchema,
  /** What was given back of it. */
  refunded: moneySchema,
  /** Also of an order paid with a coupon: it is suspended with the payment that the coupon came with. */
  orderStatus: orderStatusSchema.nullable(),
  isGift: z.boolean(),
  /** A later charge of a subscription. */
  isRenewal: z.boolean(),
  /** The ordered analysis; null for anything else, and for what is not paid or was taken back. */
  analysis: analysisEntry.nullable(),
  /**
   * Up to this instant, exclusive, its buyer may withdraw (ISO 8601 with Z); null where the order allows no withdrawal
   * or was withdrawn.
   */
  withdrawableUntil: z.string().nullable(),
  /** ISO 8601 with Z. */
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** Newest first: the receipt and what was written off it; ends of addresses /receipt/{token}. */
  receipts: z.array(
    z.object({ number: z.string(), token: z.string(), kind: z.enum(['receipt', 'credit']) }),
  ),
})

export type Order = z.infer<typeof orderSchema>

/** GET /order/mine → what was paid, the newest first, at most 200. */
export const ordersAnswer = z.object({ orders: z.array(orderSchema) })

/** GET /order/{id} → the order; notFound for another's. */
export const orderAnswer = z.object({ order: orderSchema })

/** GET /receipt/open?token= → open to anyone with the address; notFound. */
export const receiptQuery = z.strictObject({ token: linkToken })

export const receiptSchema = z.object({
  /** Without gaps within a year: `KRONO-2026-000001`. */
  number: z.string(),
  kind: z.enum(['receipt', 'credit']),
  /** Of a credit: the receipt it belongs to. */
  correctsNumber: z.string().nullable(),
  /** ISO 8601 with Z. */
  issuedAt: z.string(),
  billing: billingData.partial(),
  lines: z.array(z.object({ name: z.string(), amount: moneySchema })),
  total: moneySchema,
  /** Of what it is the receipt of, as it stands today. */
  orderStatus: orderStatusSchema.nullable(),
})

export type Receipt = z.infer<typeof receiptSchema>

/** Of a form that moves money: made once, when it is opened. Sent again it is the same wish. */
export const formKey = z
  .string({ error: ({ input }) => (input === undefined ? 'missingField' : 'invalidField') })
  .max(64, { error: 'invalidField', abort: true })
  .regex(/^[\w-]{16,}$/, { error: 'invalidField' })
