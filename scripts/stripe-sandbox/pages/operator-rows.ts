import { escapeHtml } from '../../mailbox/pages/markup.ts'
import type { Account } from '../account.ts'
import { stepNames } from '../books/checkout-steps.ts'
import { disputeMoves } from '../books/dispute-moves.ts'
import { settableStates } from '../books/subscriptions.ts'
import type { Event } from '../store.ts'
import type { Charge, Customer, Dispute, Refund, Session, Subscription } from '../types.ts'
import { signatures } from '../webhooks/sign.ts'
import { dayOf, momentOf, money } from './formats.ts'
import { actionForm, acts, choiceField, numberField, tickField } from './operator-forms.ts'
import type { OperatorWords } from './operator-words.ts'

const idOf = (id: string) => `<span class="id">${escapeHtml(id)}</span>`

const settable = Object.fromEntries(settableStates.map((state) => [state, state]))

const authenticateForm = (hidden: Record<string, string>, words: OperatorWords) =>
  actionForm(
    'authenticate',
    words.authenticate,
    hidden,
    choiceField('outcome', words.outcome, words.outcomes.authentication),
  )

export function subscriptionRow(
  { store }: Account,
  { id, customer, status, items, currency }: Subscription,
  words: OperatorWords,
) {
  const [item] = items.data
  const who = store.customers.get(customer)?.email ?? customer
  const amount = money(item?.price.unit_amount ?? 0, currency, words.locale)
  const forms =
    status === 'canceled'
      ? []
      : [
          actionForm('renew', words.renew, { subscription: id }, tickField('isDraft', words.draft)),
          actionForm(
            'finalize',
            words.finalize,
            { subscription: id },
            tickField('isRefused', words.refused),
          ),
          actionForm('fail-renewal', words.failRenewal, { subscription: id }),
          actionForm('pay-invoice', words.payInvoice, { subscription: id }),
          authenticateForm({ subscription: id }, words),
          actionForm(
            'status',
            words.setState,
            { subscription: id },
            choiceField('status', '→', settable),
          ),
          actionForm(
            'discount',
            words.discount,
            { subscription: id },
            numberField('percent', '%', { value: '10' }),
          ),
          actionForm('cancel', words.cancel, { subscription: id }),
        ]
  return `<strong>${escapeHtml(who)}</strong> <span>${amount}</span> <span class="status">${status}</span>
<span class="muted">→ ${dayOf(item?.current_period_end ?? 0, words.locale)} ${idOf(id)}</span>${acts(...forms)}`
}

export function paymentRow({ store }: Account, charge: Charge, words: OperatorWords) {
  const who =
    store.customers.get(charge.customer ?? '')?.email ?? charge.billing_details.email ?? '–'
  const sum = (minor: number) => money(minor, charge.currency, words.locale)
  const back = charge.amount_refunded > 0 ? ` <span>−${sum(charge.amount_refunded)}</span>` : ''
  const hidden = { payment: charge.id }
  const part = numberField('amount', words.amount, { placeholder: words.all })
  const forms =
    charge.paid && !charge.refunded
      ? [
          actionForm('refund', words.refund, hidden, part + tickField('isPending', words.pending)),
          ...(charge.disputed
            ? []
            : [
                actionForm(
                  'dispute',
                  words.dispute,
                  hidden,
                  part + tickField('isWarning', words.warning),
                ),
              ]),
        ]
      : []
  return `<strong>${escapeHtml(who)}</strong> <span>${sum(charge.amount)}</span>${back} <span class="status">${charge.status}</span>
<span class="muted">${momentOf(charge.created, words.locale)} ${idOf(charge.payment_intent ?? charge.id)}</span>${acts(...forms)}`
}

/** What can happen to a checkout that is not paid yet. */
function formsOfOpen({ id: session }: Session, words: OperatorWords) {
  const names = Object.fromEntries(
    [...stepNames].reverse().map((name) => [name, words.steps[name]]),
  )
  return [
    actionForm(
      'pay',
      words.pay,
      { session },
      choiceField('card', words.card, words.cards) + choiceField('upTo', words.upTo, names),
    ),
    authenticateForm({ session }, words),
    actionForm('expire', words.expire, { session }),
  ]
}

const formsOfClosed = ({ id: session, status, payment_status }: Session, words: OperatorWords) => [
  ...(status === 'complete' && payment_status === 'unpaid'
    ? [
        actionForm(
          'decide-payment',
          words.decide,
          { session },
          choiceField('outcome', words.outcome, words.outcomes.money),
        ),
      ]
    : []),
  actionForm('alter', words.alter, { session }, numberField('amount', words.amount)),
]

export function checkoutRow(session: Session, words: OperatorWords) {
  const { id, status, url, amount_total, currency, created } = session
  const forms = status === 'open' ? formsOfOpen(session, words) : formsOfClosed(session, words)
  const link = url ? `<a href="${escapeHtml(url)}">${words.open}</a>` : ''
  return `<span>${money(amount_total, currency, words.locale)}</span> <span class="status">${status}</span> ${link}
<span class="muted">${momentOf(created, words.locale)} ${idOf(id)}</span>${acts(...forms)}`
}

export const customerRow = ({ id, email }: Customer, words: OperatorWords) =>
  `<strong>${escapeHtml(email ?? '–')}</strong> <span class="muted">${idOf(id)}</span>${acts(
    actionForm('card', words.goodCard, { customer: id, card: 'good' }),
    actionForm('card', words.failingCard, { customer: id, card: 'failing' }),
    actionForm('card', words.askingCard, { customer: id, card: 'asking' }),
    actionForm('delete-customer', words.deleteCustomer, { customer: id }),
  )}`

export const refundRow = ({ id, amount, currency, status }: Refund, words: OperatorWords) =>
  `<span>${money(amount, currency, words.locale)}</span> <span class="status">${status}</span> <span class="muted">${idOf(id)}</span>${
    status === 'failed'
      ? ''
      : acts(
          actionForm(
            'decide-refund',
            words.decide,
            { refund: id },
            choiceField('outcome', words.outcome, words.outcomes.money),
          ),
        )
  }`

export function disputeRow({ id, amount, currency, status }: Dispute, words: OperatorWords) {
  const moves = Object.fromEntries((disputeMoves[status] ?? []).map((move) => [move, move]))
  const hidden = { dispute: id }
  const form = () =>
    acts(actionForm('close-dispute', words.decide, hidden, choiceField('outcome', '→', moves)))
  return `<span>${money(amount, currency, words.locale)}</span> <span class="status">${status}</span> <span class="muted">${idOf(id)}</span>${
    Object.keys(moves).length > 0 ? form() : ''
  }`
}

export function eventRow({ id, type, created, pending_webhooks }: Event, words: OperatorWords) {
  const names = Object.fromEntries(signatures.map((name) => [name, words.signatures[name]]))
  return `<strong>${type}</strong> <span>${pending_webhooks > 0 ? words.undelivered : words.delivered}</span>
<span class="muted">${momentOf(created, words.locale)} ${idOf(id)}</span>
<details><summary>${words.again}</summary>${acts(
    actionForm(
      'deliver',
      words.again,
      { event: id },
      `${numberField('times', words.times, { value: '1' })}${choiceField('signature', words.signature, names)}${tickField('isParallel', words.parallel)}`,
    ),
  )}</details>`
}
