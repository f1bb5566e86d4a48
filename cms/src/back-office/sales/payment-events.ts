import type { Money, PaymentEvent } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { env } from '../../lib/env'
import { letterNames } from '../../mail/letter-names'
import { isMailName } from '../../mail/mails'
import { outboxUid } from '../../mail/outbox-rows'
import type { OrderRow } from '../../orders/order-row'
import { paidOf } from '../../orders/paid-of'
import { type RefundRow, refundUid } from '../../payments/refund-row'
import type { ReceiptRow } from '../../receipts/issue-receipt'
import { namedActs } from '../log/read-acts'

type Known = {
  order: OrderRow
  receipts: readonly (ReceiptRow & { sourceKey: string })[]
  incidents: readonly { id: string; story: string; createdAt: string }[]
}

type Instant = string | Date | null

/** Everything that happened with an order, the newest first: what it lived through, papers, letters, and acts of admins. */
export async function eventsOf(strapi: Core.Strapi, known: Known): Promise<PaymentEvent[]> {
  const { order, receipts, incidents } = known
  const { amount: paid, currency } = paidOf(order)
  const money = (amount: number): Money => ({ amount, currency })
  const event = (
    what: PaymentEvent['what'],
    at: Instant,
    more: Partial<Pick<PaymentEvent, 'money' | 'detail' | 'by'>> = {},
  ): PaymentEvent[] =>
    at === null
      ? []
      : [{ at: new Date(at).toISOString(), what, money: null, detail: null, by: null, ...more }]
  const refunds = await refundsOf(strapi, order)
  const events = [
    event('ordered', order.createdAt, {
      money: { amount: order.amount, currency: order.currency },
    }),
    event('paid', order.paidAt, { money: money(paid) }),
    event('fulfilled', order.fulfilledAt),
    event('failed', order.failedAt),
    ...receipts.map(({ kind, issuedAt, number, amount }) =>
      event(kind, issuedAt, { money: money(amount), detail: number }),
    ),
    ...refunds.map(({ state, amount, createdAt }) =>
      event(state === 'refused' ? 'refundRefused' : 'refundAsked', createdAt, {
        money: money(amount),
      }),
    ),
    ...incidents.map(({ story, createdAt }) => event('incident', createdAt, { detail: story })),
    ...(await lettersOf(strapi, known)).map(({ mail, sentAt, dueAt }) =>
      event('letter', sentAt ?? dueAt, {
        detail: isMailName(mail) ? letterNames[mail][env.LANGUAGE] : mail,
      }),
    ),
    ...(await actsOf(strapi, known)).map(({ act, reason, createdAt, admin }) =>
      event(act as PaymentEvent['what'], createdAt, { detail: reason, by: admin }),
    ),
  ].flat()
  return events.toSorted((one, other) => (one.at < other.at ? 1 : -1))
}

const refundsOf = ({ db }: Core.Strapi, { id: orderId }: OrderRow): Promise<RefundRow[]> =>
  db.query(refundUid).findMany({ where: { orderId }, orderBy: { id: 'asc' } })

type LetterRow = { mail: string; sentAt: string | null; dueAt: string }

/** About its payment, and about what went back of it. */
const lettersOf = ({ db }: Core.Strapi, { order, receipts }: Known): Promise<LetterRow[]> =>
  db.query(outboxUid).findMany({
    where: {
      dedupeKey: { $in: [`order:${order.documentId}`, ...receipts.map((row) => row.sourceKey)] },
      state: { $ne: 'skipped' },
    },
  })

const acts = ['refundOrder', 'resendReceipt', 'judgeIncident']

/** Of admins, with how they are called. */
const actsOf = (strapi: Core.Strapi, { order, incidents }: Known) =>
  namedActs(strapi, {
    act: { $in: acts },
    $or: [
      { subjectKind: 'order', subjectId: order.documentId },
      { subjectKind: 'incident', subjectId: { $in: incidents.map(({ id }) => id) } },
    ],
  })
