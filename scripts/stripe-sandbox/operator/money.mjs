import { find } from '../api/find.mjs'
import { replaceCard } from '../books/customers.mjs'
import { closeDispute, openDispute } from '../books/disputes.mjs'
import { lastAttempt } from '../books/invoices.mjs'
import { refundCharge } from '../books/refunds.mjs'
import {
  endPeriod,
  endSubscription,
  openInvoiceOf,
  renewSubscription,
  settleInvoice,
} from '../books/subscriptions.mjs'
import { noSuch, refused } from '../errors.mjs'
import { choiceIn, flagIn, maybeWhole, textIn } from './input.mjs'

/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('./input.mjs').Input} Input */

/** @param {World} world @param {Input} input */
const subscriptionIn = ({ store }, input) =>
  find(store.subscriptions, textIn(input, 'subscription'), 'subscription')

/** By the id of the charge or of its payment intent. @param {World} world @param {Input} input */
function chargeIn({ store }, input) {
  const id = textIn(input, 'payment')
  const found = store.charges.get(store.paymentIntents.get(id)?.latest_charge ?? id)
  if (!found) throw noSuch('charge', id)
  return found
}

/** @type {readonly import('./actions.mjs').Action[]} */
export const moneyActions = [
  {
    name: 'renew',
    takes: 'subscription',
    does: 'Begins the next period now: a new invoice, paid with the customer’s card. One that is to end at the end of its period ends.',
    run({ world }, input) {
      const subscription = subscriptionIn(world, input)
      endPeriod(world, subscription)
      return subscription
    },
  },
  {
    name: 'fail-renewal',
    takes: 'subscription, isLast? true',
    does: `Begins the next period and the payment fails (past_due); again: the next try fails; after ${lastAttempt} tries, or with isLast, the subscription is canceled.`,
    run({ world }, input) {
      const subscription = subscriptionIn(world, input)
      const open = openInvoiceOf(world, subscription)
      if (open && flagIn(input, 'isLast')) open.attempt_count = lastAttempt - 1
      if (open) settleInvoice(world, subscription, open, { isRefused: true })
      else renewSubscription(world, subscription, { isRefused: true })
      return subscription
    },
  },
  {
    name: 'pay-invoice',
    takes: 'subscription',
    does: 'Pays the open invoice after failures, with a good card.',
    run({ world }, input) {
      const subscription = subscriptionIn(world, input)
      const invoice = openInvoiceOf(world, subscription)
      if (!invoice) throw refused('No invoice of this subscription is open.')
      replaceCard(world, subscription.customer, 'good')
      settleInvoice(world, subscription, invoice)
      return subscription
    },
  },
  {
    name: 'cancel',
    takes: 'subscription',
    does: 'Ends a subscription at once, as somebody does in Stripe’s dashboard.',
    run({ world }, input) {
      const subscription = subscriptionIn(world, input)
      if (subscription.status === 'canceled') throw refused('It is canceled already.')
      endSubscription(world, subscription, { reason: 'cancellation_requested' })
      return subscription
    },
  },
  {
    name: 'refund',
    takes: 'payment (pi_ or ch_), amount?',
    does: 'Gives the money of a payment back, all that is left or a part.',
    run: ({ world }, input) =>
      refundCharge(world, chargeIn(world, input), { amount: maybeWhole(input, 'amount') }),
  },
  {
    name: 'dispute',
    takes: 'payment (pi_ or ch_)',
    does: 'The buyer’s bank takes the money back until it is decided.',
    run: ({ world }, input) => openDispute(world, chargeIn(world, input)),
  },
  {
    name: 'close-dispute',
    takes: 'dispute, outcome? won|lost',
    does: 'Decides a dispute: won is for us.',
    run: ({ world }, input) =>
      closeDispute(
        world,
        find(world.store.disputes, textIn(input, 'dispute'), 'dispute'),
        choiceIn(input, 'outcome', ['won', 'lost']),
      ),
  },
]
