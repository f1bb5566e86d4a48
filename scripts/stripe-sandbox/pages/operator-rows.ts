import { escapeHtml } from '../../mailbox/pages/markup.ts'
import type { Account } from '../account.ts'
import type { Event } from '../store.ts'
import type { Charge, Customer, Dispute, Session, Subscription } from '../types.ts'
import { signatures } from '../webhooks/sign.ts'
import { dayOf, momentOf, money } from './formats.ts'
import { actionForm, acts, choiceField, numberField } from './operator-forms.ts'
import type { OperatorWords } from './operator-words.ts'

const idOf = (id: string) => `<span class="id">${escapeHtml(id)}</span>`

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
          actionForm('renew', words.renew, { subscription: id }),
          actionForm('fail-renewal', words.failRenewal, { subscription: id }),
          actionForm('pay-invoice', words.payInvoice, { subscription: id }),
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
  const forms =
    charge.paid && !charge.refunded
      ? [
          actionForm(
            'refund',
            words.refund,
            hidden,
            numberField('amount', words.amount, { placeholder: words.all }),
          ),
          ...(charge.disputed ? [] : [actionForm('dispute', words.dispute, hidden)]),
        ]
      : []
  return `<strong>${escapeHtml(who)}</strong> <span>${sum(charge.amount)}</span>${back} <span class="status">${charge.status}</span>
<span class="muted">${momentOf(charge.created, words.locale)} ${idOf(charge.payment_intent ?? charge.id)}</span>${acts(...forms)}`
}

export function checkoutRow(session: Session, words: OperatorWords) {
  const { id, status, url, amount_total, currency, created } = session
  const forms =
    status === 'open'
      ? [actionForm('expire', words.expire, { session: id })]
      : [actionForm('alter', words.alter, { session: id }, numberField('amount', words.amount))]
  const link = url ? `<a href="${escapeHtml(url)}">${words.open}</a>` : ''
  return `<span>${money(amount_total, currency, words.locale)}</span> <span class="status">${status}</span> ${link}
<span class="muted">${momentOf(created, words.locale)} ${idOf(id)}</span>${acts(...forms)}`
}

export const customerRow = ({ id, email }: Customer, words: OperatorWords) =>
  `<strong>${escapeHtml(email ?? '–')}</strong> <span class="muted">${idOf(id)}</span>${acts(
    actionForm('card', words.goodCard, { customer: id, card: 'good' }),
    actionForm('card', words.failingCard, { customer: id, card: 'failing' }),
  )}`

export const disputeRow = ({ id, amount, currency, status }: Dispute, words: OperatorWords) =>
  `<span>${money(amount, currency, words.locale)}</span> <span class="status">${status}</span> <span class="muted">${idOf(id)}</span>${
    status === 'needs_response'
      ? acts(
          actionForm('close-dispute', words.won, { dispute: id, outcome: 'won' }),
          actionForm('close-dispute', words.lost, { dispute: id, outcome: 'lost' }),
        )
      : ''
  }`

export function eventRow({ id, type, created, pending_webhooks }: Event, words: OperatorWords) {
  const names = Object.fromEntries(signatures.map((name) => [name, words.signatures[name]]))
  return `<strong>${type}</strong> <span>${pending_webhooks > 0 ? words.undelivered : words.delivered}</span>
<span class="muted">${momentOf(created, words.locale)} ${idOf(id)}</span>
<details><summary>${words.again}</summary>${acts(
    actionForm(
      'deliver',
      words.again,
      { event: id },
      `${numberField('times', words.times, { value: '1' })}${choiceField('signature', words.signature, names)}<label><span>${words.parallel}</span><input type="checkbox" name="isParallel" value="true"></label>`,
    ),
  )}</details>`
}
