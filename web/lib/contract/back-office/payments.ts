import { z } from 'zod'
import { rowId } from '../account-fields'
import { moneySchema } from '../money'
import { formKey, orderStates } from '../orders'
import { orderedKeys } from '../products'
import { writtenLines } from '../written-lines'
import { actionReason } from './action-reason'
import { minorFrom } from './shop-fields'

const instant = z.iso.datetime()

/**
 * POST /admin/payments/{id}/refund → `{ order }`. Minor units; left out: all that is left. `left` is what the form
 * showed as left: when another admin has refunded something since, it is refused with refundedMeanwhile (409). The same
 * key again, also concurrently, is the same refund; it is about one order and one amount (invalidField).
 * orderNotRefundable (409) beyond what is left; orderDisputed (409) when a bank disputes the payment or took of it;
 * refundUnclear (502) while Stripe's answer is not known: the same form may be sent again, and the reconciliation asks
 * automatically. A part has to be payable in coins (invalidAmount).
 */
export const refundBody = z.strictObject({
  key: formKey,
  amount: minorFrom(1).optional(),
  left: z.number({ error: 'invalidField' }).int().min(0, { error: 'invalidField' }).optional(),
  reason: actionReason,
})

/** POST /admin/payments/{id}/receipt `{ key }` → `{ number }`: a letter with its link; the same key sends one. */
export const receiptAgainBody = z.strictObject({ key: formKey })
export const receiptAgainAnswer = z.object({ number: z.string() })

/**
 * POST /admin/withdrawals/{id}/close → the id: a statement ends without a refund, and the buyer gets `answer` by e-mail; the
 * log keeps `reason`. Closed already: nothing happens. notFound; withdrawalDue (409) where all of the money is refunded
 * automatically; withdrawalRefunded (409).
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
  /** The sentence that says what happened, in the language of the editors' panel. */
  story: z.string(),
  state: z.enum(incidentStates),
  note: z.string().nullable(),
  /** The order that it is about. */
  order: z.string().nullable(),
  createdAt: instant,
})

export type AdminIncident = z.infer<typeof incidentSchema>

/** GET /admin/incidents?state= → the newest first, at most 100, and how many there are. */
export const incidentsQuery = z.strictObject({
  state: z.enum(incidentStates, { error: 'invalidField' }).optional(),
})
export const incidentsAnswer = z.object({
  incidents: z.array(incidentSchema),
  total: z.number().int(),
})

/** POST /admin/incidents/{id} `{ state, note }` → the incident as it is now. */
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
  /** A number of a receipt, the name of a letter, a reason. */
  detail: z.string().nullable(),
  /** The admin who acted. */
  by: z.string().nullable(),
})

export type PaymentEvent = z.infer<typeof eventSchema>

/** GET /admin/payments/{id} → everything that is known of an order. */
export const adminPaymentAnswer = z.object({
  id: z.string(),
  state: z.enum(orderStates),
  isRenewal: z.boolean(),
  isGift: z.boolean(),
  product: z.enum(orderedKeys),
  name: z.string(),
  price: moneySchema,
  discount: moneySchema,
  total: moneySchema,
  /** What was paid where it was not what was ordered; what follows is of that money. */
  paidInstead: moneySchema.nullable(),
  refunded: moneySchema,
  /** On its way back: asked for, and not confirmed yet. */
  pendingRefund: moneySchema,
  /** What can be given back still. */
  left: moneySchema,
  /** Unknown for a deleted account. */
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

/** GET /admin/reconciliation?since= → how far it is since that instant; POST begins one → the same. */
export const reconciliationQuery = z.strictObject({
  since: z.iso.datetime({ error: 'invalidField' }).max(40, { error: 'invalidField' }).optional(),
})

export const reconciliationAnswer = z.object({
  /** `looking` for what was missed, `healing` what was found, `over`; `stuck`: Stripe did not answer, it tries again. */
  state: z.enum(['off', 'looking', 'healing', 'over', 'stuck']),
  since: instant,
  /** When Stripe was last asked for all that it knows. */
  last: instant.nullable(),
  done: z.number().int(),
  open: z.number().int(),
  /** Given up; each of them is an incident. */
  dead: z.number().int(),
})

export type Reconciliation = z.infer<typeof reconciliationAnswer>
