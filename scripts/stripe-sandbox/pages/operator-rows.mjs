import { escapeHtml } from '../../mailbox/pages/markup.mjs'
import { signatures } from '../webhooks/sign.mjs'
import { dayOf, momentOf, money } from './formats.mjs'
import { actionForm, acts, choiceField, numberField } from './operator-forms.mjs'

/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('./operator-words.mjs').OperatorWords} OperatorWords */

/** @param {string} id */
const idOf = (id) => `<span class="id">${escapeHtml(id)}</span>`

/** @param {World} world @param {import('../types.mjs').Subscription} subscription @param {OperatorWords} words */
export function subscriptionRow({ store }, { id, customer, status, items, currency }, words) {
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

/** @param {World} world @param {import('../types.mjs').Charge} charge @param {OperatorWords} words */
export function paymentRow({ store }, charge, words) {
  const who =
    store.customers.get(charge.customer ?? '')?.email ?? charge.billing_details.email ?? '–'
  const sum = (/** @type {number} */ minor) => money(minor, charge.currency, words.locale)
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

/** @param {import('../types.mjs').Session} session @param {OperatorWords} words */
export function checkoutRow(session, words) {
  const { id, status, url, amount_total, currency, created } = session
  const forms =
    status === 'open'
      ? [actionForm('expire', words.expire, { session: id })]
      : [actionForm('alter', words.alter, { session: id }, numberField('amount', words.amount))]
  const link = url ? `<a href="${escapeHtml(url)}">${words.open}</a>` : ''
  return `<span>${money(amount_total, currency, words.locale)}</span> <span class="status">${status}</span> ${link}
<span class="muted">${momentOf(created, words.locale)} ${idOf(id)}</span>${acts(...forms)}`
}

/** @param {import('../types.mjs').Customer} customer @param {OperatorWords} words */
export const customerRow = ({ id, email }, words) =>
  `<strong>${escapeHtml(email ?? '–')}</strong> <span class="muted">${idOf(id)}</span>${acts(
    actionForm('card', words.goodCard, { customer: id, card: 'good' }),
    actionForm('card', words.failingCard, { customer: id, card: 'failing' }),
  )}`

/** @param {import('../types.mjs').Dispute} dispute @param {OperatorWords} words */
export const disputeRow = ({ id, amount, currency, status }, words) =>
  `<span>${money(amount, currency, words.locale)}</span> <span class="status">${status}</span> <span class="muted">${idOf(id)}</span>${
    status === 'needs_response'
      ? acts(
          actionForm('close-dispute', words.won, { dispute: id, outcome: 'won' }),
          actionForm('close-dispute', words.lost, { dispute: id, outcome: 'lost' }),
        )
      : ''
  }`

/** @param {import('../store.mjs').Event} event @param {OperatorWords} words */
export function eventRow({ id, type, created, pending_webhooks }, words) {
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
