import type { Money, PaymentEvent } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { OrderRow } from '../../commerce/orders/order-row'
import { paidOf } from '../../commerce/orders/paid-of'
import { type RefundRow, refundUid } from '../../commerce/payments/refunds/refund-row'
import type { ReceiptRow } from '../../commerce/receipts/issue-receipt'
import { titleOfMail } from '../../messaging/mail/mail-titles'
import { outboxUid } from '../../messaging/mail/outbox-rows'
import { namedActions } from '../log/read-audit-log'

type Known = {
  order: OrderRow
  receipts: readonly (ReceiptRow & { sourceKey: string })[]
  incidents: readonly { id: string; story: string; createdAt: string }[]
}

type Instant = string | Date | null

/** All events of an order, newest first: its states, documents, e-mails, and actions of admins. */
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
    ...(await emailsOf(strapi, known)).map(({ mail, sentAt, dueAt }) =>
      event('letter', sentAt ?? dueAt, {
        detail: titleOfMail(mail),
      }),
    ),
    ...(await actionsOf(strapi, known)).map(({ act, reason, createdAt, admin }) =>
      event(act as PaymentEvent['what'], createdAt, { detail: reason, by: admin }),
    ),
  ].flat()
  return events.toSorted((one, other) => (one.at < other.at ? 1 : -1))
}

const refundsOf = ({ db }: Core.Strapi, { id: orderId }: OrderRow): Promise<RefundRow[]> =>
  db.query(refundUid).findMany({ where: { orderId }, orderBy: { id: 'asc' } })

type EmailRow = { mail: string; sentAt: string | null; dueAt: string }

/** E-mails about its payment and its refunds. */
const emailsOf = ({ db }: Core.Strapi, { order, receipts }: Known): Promise<EmailRow[]> =>
  db.query(outboxUid).findMany({
    where: {
      dedupeKey: { $in: [`order:${order.documentId}`, ...receipts.map((row) => row.sourceKey)] },
      state: { $ne: 'skipped' },
    },
  })

const actions = ['refundOrder', 'resendReceipt', 'judgeIncident', 'closeWithdrawal']

/** Actions of admins, with their names. */
const actionsOf = (strapi: Core.Strapi, { order, incidents }: Known) =>
  namedActions(strapi, {
    act: { $in: actions },
    $or: [
      { subjectKind: 'order', subjectId: order.documentId },
      { subjectKind: 'incident', subjectId: { $in: incidents.map(({ id }) => id) } },
    ],
  })
