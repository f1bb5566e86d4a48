import { z } from 'zod'
import { rowId } from '../account-fields'
import { moneySchema } from '../money'
import { formKey, orderStates } from '../orders'
import { anyOrderedKey } from '../products'
import { writtenLines } from '../written-lines'
import { actionReason } from './action-reason'
import { minorFrom } from './shop-fields'

const instant = z.iso.datetime()

/**
 * POST /admin/payments/{id}/refund → `{ order }`. Minor units; default: the full remaining amount. `left` is the remaining
 * amount that the form showed: refundedMeanwhile (409) when it has changed. The same key again, also concurrently, is the
 * same refund; it is valid for one order and one amount (invalidField). orderNotRefundable (409) above the remaining
 * amount; orderDisputed (409) when a bank disputes the payment or took some of it back; refundUnclear (502) when
 * Stripe's response is unknown: the same form may be sent again, and the reconciliation retries automatically. A partial
 * amount must be a multiple of the smallest coin (invalidAmount).
 */
export const refundBody = z.strictObject({
  key: formKey,
  amount: minorFrom(1).optional(),
  left: z.number({ error: 'invalidField' }).int().min(0, { error: 'invalidField' }).optional(),
  reason: actionReason,
})

/** POST /admin/payments/{id}/receipt `{ key }` → `{ number }`: e-mails the receipt link; the same key sends one e-mail. */
export const receiptAgainBody = z.strictObject({ key: formKey })
export const receiptAgainAnswer = z.object({ number: z.string() })

/**
 * POST /admin/withdrawals/{id}/close → the id: closes a withdrawal without a refund; the buyer gets `answer` by e-mail,
 * the audit log stores `reason`. Already closed: no effect. notFound; withdrawalDue (409) where the full amount is
 * refunded automatically; withdrawalRefunded (409).
 */
export const closedWithdrawal = z.strictObject({
  reason: actionReason,
  answer: writtenLines(4000).refine((text) => text !== '', { error: 'missingField' }),
})

export const incidentStates = ['open', 'closed'] as const

const incidentNoteLength = 2000

export const incidentSchema = z.object({
  id: z.string(),
  kind: z.string(),
  /** Description of what happened, in the language of the cms admin. */
  story: z.string(),
  state: z.enum(incidentStates),
  note: z.string().nullable(),
  /** The order it is about. */
  order: z.string().nullable(),
  createdAt: instant,
})

export type AdminIncident = z.infer<typeof incidentSchema>

/** GET /admin/incidents?state= → the incidents, newest first, at most 100, and their total number. */
export const incidentsQuery = z.strictObject({
  state: z.enum(incidentStates, { error: 'invalidField' }).optional(),
})
export const incidentsAnswer = z.object({
  incidents: z.array(incidentSchema),
  total: z.number().int(),
})

/** POST /admin/incidents/{id} `{ state, note }` → the updated incident. */
export const incidentBody = z.strictObject({
  state: z.enum(incidentStates, { error: 'invalidField' }),
  note: z
    .string({ error: 'invalidField' })
    .max(incidentNoteLength, { error: 'invalidField' })
    .transform((text) => text.trim()),
})

export const paymentEvents = [
  'ordered',
  'paid',
  'fulfilled',
  'failed',
  'receipt',
  'credit',
  'refundAsked',
  'refundRefused',
  'letter',
  'incident',
  'refundOrder',
  'resendReceipt',
  'judgeIncident',
  'closeWithdrawal',
] as const

const eventSchema = z.object({
  at: instant,
  what: z.enum(paymentEvents),
  money: moneySchema.nullable(),
  /** A receipt number, the name of an e-mail, a reason. */
  detail: z.string().nullable(),
  /** The admin who did it. */
  by: z.string().nullable(),
})

export type PaymentEvent = z.infer<typeof eventSchema>

/** GET /admin/payments/{id} → all details of an order. */
export const adminPaymentAnswer = z.object({
  id: z.string(),
  state: z.enum(orderStates),
  isRenewal: z.boolean(),
  isGift: z.boolean(),
  product: anyOrderedKey,
  name: z.string(),
  price: moneySchema,
  discount: moneySchema,
  total: moneySchema,
  /** The amount paid when it differs from the ordered total; the amounts below then refer to it. */
  paidInstead: moneySchema.nullable(),
  refunded: moneySchema,
  /** Requested refunds that are not confirmed yet. */
  pendingRefund: moneySchema,
  /** The amount that can still be refunded. */
  left: moneySchema,
  /** null for a deleted account. */
  buyer: z.object({
    user: rowId.nullable(),
    name: z.string().nullable(),
    email: z.string().nullable(),
  }),
  coupon: z.string().nullable(),
  campaign: z.string().nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
  receipts: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(['receipt', 'credit']),
      token: z.string(),
      amount: moneySchema,
      issuedAt: instant,
    }),
  ),
  stripe: z.object({
    payment: z.string().nullable(),
    session: z.string().nullable(),
    invoice: z.string().nullable(),
    subscription: z.string().nullable(),
  }),
  incidents: z.array(incidentSchema),
  /** Newest first. */
  events: z.array(eventSchema),
})

export type AdminPayment = z.infer<typeof adminPaymentAnswer>

/** GET /admin/reconciliation?since= → its progress since that instant; POST starts one → the same. */
export const reconciliationQuery = z.strictObject({
  since: z.iso.datetime({ error: 'invalidField' }).max(40, { error: 'invalidField' }).optional(),
})

export const reconciliationAnswer = z.object({
  /** `looking`: searching for missed events; `healing`: applying them; `over`; `stuck`: no answer of Stripe, it retries. */
  state: z.enum(['off', 'looking', 'healing', 'over', 'stuck']),
  since: instant,
  /** Time of the last full query to Stripe. */
  last: instant.nullable(),
  done: z.number().int(),
  open: z.number().int(),
  /** Failed permanently; each has an incident. */
  dead: z.number().int(),
})

export type Reconciliation = z.infer<typeof reconciliationAnswer>
