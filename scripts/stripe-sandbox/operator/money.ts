import type { Account } from '../account.ts'
import { find } from '../api/find.ts'
import { replaceCard } from '../books/customers.ts'
import { closeDispute, openDispute } from '../books/disputes.ts'
import { lastAttempt } from '../books/invoices.ts'
import { refundCharge } from '../books/refunds.ts'
import {
  endPeriod,
  endSubscription,
  openInvoiceOf,
  renewSubscription,
  settleInvoice,
} from '../books/subscriptions.ts'
import { noSuch, refused } from '../errors.ts'
import type { Action } from './actions.ts'
import { choiceIn, flagIn, type Input, maybeWhole, textIn } from './input.ts'

const subscriptionIn = ({ store }: Account, input: Input) =>
  find(store.subscriptions, textIn(input, 'subscription'), 'subscription')

/** By the id of the charge or of its payment intent. */
function chargeIn({ store }: Account, input: Input) {
  const id = textIn(input, 'payment')
  const found = store.charges.get(store.paymentIntents.get(id)?.latest_charge ?? id)
  if (!found) throw noSuch('charge', id)
  return found
}

export const moneyActions: readonly Action[] = [
  {
    name: 'renew',
    takes: 'subscription',
    does: 'Begins the next period now: a new invoice, paid with the customer’s card. One that is to end at the end of its period ends.',
    run({ account }, input) {
      const subscription = subscriptionIn(account, input)
      endPeriod(account, subscription)
      return subscription
    },
  },
  {
    name: 'fail-renewal',
    takes: 'subscription, isLast? true',
    does: `Begins the next period and the payment fails (past_due); again: the next try fails; after ${lastAttempt} tries, or with isLast, the subscription is canceled.`,
    run({ account }, input) {
      const subscription = subscriptionIn(account, input)
      const open = openInvoiceOf(account, subscription)
      if (open && flagIn(input, 'isLast')) open.attempt_count = lastAttempt - 1
      if (open) settleInvoice(account, subscription, open, { isRefused: true })
      else renewSubscription(account, subscription, { isRefused: true })
      return subscription
    },
  },
  {
    name: 'pay-invoice',
    takes: 'subscription',
    does: 'Pays the open invoice after failures, with a good card.',
    run({ account }, input) {
      const subscription = subscriptionIn(account, input)
      const invoice = openInvoiceOf(account, subscription)
      if (!invoice) throw refused('No invoice of this subscription is open.')
      replaceCard(account, subscription.customer, 'good')
      settleInvoice(account, subscription, invoice)
      return subscription
    },
  },
  {
    name: 'cancel',
    takes: 'subscription',
    does: 'Ends a subscription at once, as somebody does in Stripe’s dashboard.',
    run({ account }, input) {
      const subscription = subscriptionIn(account, input)
      if (subscription.status === 'canceled') throw refused('It is canceled already.')
      endSubscription(account, subscription, { reason: 'cancellation_requested' })
      return subscription
    },
  },
  {
    name: 'refund',
    takes: 'payment (pi_ or ch_), amount?',
    does: 'Gives the money of a payment back, all that is left or a part.',
    run: ({ account }, input) =>
      refundCharge(account, chargeIn(account, input), { amount: maybeWhole(input, 'amount') }),
  },
  {
    name: 'dispute',
    takes: 'payment (pi_ or ch_)',
    does: 'The buyer’s bank takes the money back until it is decided.',
    run: ({ account }, input) => openDispute(account, chargeIn(account, input)),
  },
  {
    name: 'close-dispute',
    takes: 'dispute, outcome? won|lost',
    does: 'Decides a dispute: won is for us.',
    run: ({ account }, input) =>
      closeDispute(
        account,
        find(account.store.disputes, textIn(input, 'dispute'), 'dispute'),
        choiceIn(input, 'outcome', ['won', 'lost']),
      ),
  },
]
