import type { Account } from '../account.ts'
import { find } from '../api/find.ts'
import { replaceCard } from '../books/customers.ts'
import { disputeMoves } from '../books/dispute-moves.ts'
import { moveDispute, openDispute } from '../books/disputes.ts'
import { lastAttempt } from '../books/invoices.ts'
import { decideRefund, refundCharge } from '../books/refunds.ts'
import {
  beginPeriod,
  changeSubscription,
  chargeDraft,
  endSubscription,
  invoiceOf,
  renewSubscription,
  settableStates,
  settleInvoice,
} from '../books/subscriptions.ts'
import { noSuch, refused } from '../errors.ts'
import type { Action } from './actions.ts'
import { choiceIn, flagIn, type Input, maybeWhole, textIn } from './input.ts'

const subscriptionIn = ({ store }: Account, input: Input) =>
  find(store.subscriptions, textIn(input, 'subscription'), 'subscription')

/** Finds a charge by its id or by that of its payment intent. */
function chargeIn({ store }: Account, input: Input) {
  const id = textIn(input, 'payment')
  const found = store.charges.get(store.paymentIntents.get(id)?.latest_charge ?? id)
  if (!found) throw noSuch('charge', id)
  return found
}

/** `won` first, because it is the default. */
const outcomes = [...new Set(['won', ...Object.values(disputeMoves).flat()])]

export const moneyActions: readonly Action[] = [
  {
    name: 'renew',
    takes: ['subscription', 'isDraft? true'],
    does: 'Begins the next period now: a new invoice, paid with the customer’s card, or left as a draft, which is charged an hour later by the clock or by finalize. One that is to end at the end of its period ends.',
    run({ account }, input) {
      const subscription = subscriptionIn(account, input)
      if (subscription.cancel_at_period_end) {
        endSubscription(account, subscription, { reason: 'cancellation_requested' })
      } else if (flagIn(input, 'isDraft')) beginPeriod(account, subscription)
      else renewSubscription(account, subscription)
      return subscription
    },
  },
  {
    name: 'finalize',
    takes: ['subscription', 'isRefused? true'],
    does: 'The hour of a draft is over: it is finalized and paid with the customer’s card, or refused.',
    run({ account }, input) {
      const subscription = subscriptionIn(account, input)
      const draft = invoiceOf(account, subscription, 'draft')
      if (!draft) throw refused('No invoice of this subscription is a draft.')
      const isRefused = flagIn(input, 'isRefused')
      return chargeDraft(account, subscription, draft, { isRefused })
    },
  },
  {
    name: 'fail-renewal',
    takes: ['subscription', 'isLast? true'],
    does: `Begins the next period and the payment fails (past_due); again: the next try fails; after ${lastAttempt} tries, or with isLast, the subscription is canceled.`,
    run({ account }, input) {
      const subscription = subscriptionIn(account, input)
      const open = invoiceOf(account, subscription, 'open')
      if (open && flagIn(input, 'isLast')) open.attempt_count = lastAttempt - 1
      if (open) settleInvoice(account, subscription, open, { isRefused: true })
      else renewSubscription(account, subscription, { isRefused: true })
      return subscription
    },
  },
  {
    name: 'pay-invoice',
    takes: ['subscription'],
    does: 'Pays the open invoice after failures, with a good card.',
    run({ account }, input) {
      const subscription = subscriptionIn(account, input)
      const invoice = invoiceOf(account, subscription, 'open')
      if (!invoice) throw refused('No invoice of this subscription is open.')
      replaceCard(account, subscription.customer, 'good')
      settleInvoice(account, subscription, invoice)
      return subscription
    },
  },
  {
    name: 'status',
    takes: ['subscription', `status ${settableStates.join('|')}`],
    does: 'Stripe’s own word for a subscription changes, as by the settings of the dashboard: unpaid after the last try, paused when a trial ends without a card.',
    run({ account }, input) {
      const subscription = subscriptionIn(account, input)
      const status = choiceIn(input, 'status', settableStates)
      changeSubscription(account, subscription, () => {
        subscription.status = status
      })
      return subscription
    },
  },
  {
    name: 'cancel',
    takes: ['subscription'],
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
    takes: ['payment', 'amount?', 'isPending? true'],
    does: 'Gives the money of a payment back, all that is left or a part; or the bank decides later.',
    run: ({ account }, input) =>
      refundCharge(account, chargeIn(account, input), {
        amount: maybeWhole(input, 'amount'),
        ...(flagIn(input, 'isPending') ? { isPending: true } : {}),
      }),
  },
  {
    name: 'refunds',
    takes: ['arePending true|false'],
    does: 'Whether the bank decides later about refunds that are asked for from now on.',
    run({ account }, input) {
      account.store.settings.areRefundsPending = flagIn(input, 'arePending')
      return account.store.settings
    },
  },
  {
    name: 'decide-refund',
    takes: ['refund', 'outcome? succeeded|failed'],
    does: 'The bank has paid a pending refund out, or it failed, also one that had succeeded.',
    run: ({ account }, input) =>
      decideRefund(
        account,
        find(account.store.refunds, textIn(input, 'refund'), 'refund'),
        choiceIn(input, 'outcome', ['succeeded', 'failed']),
      ),
  },
  {
    name: 'dispute',
    takes: ['payment', 'amount?', 'isWarning? true'],
    does: 'The buyer’s bank takes the money back until it is decided, or a part of it; or only asks (a warning).',
    run: ({ account }, input) =>
      openDispute(account, chargeIn(account, input), {
        amount: maybeWhole(input, 'amount'),
        isWarning: flagIn(input, 'isWarning'),
      }),
  },
  {
    name: 'close-dispute',
    takes: ['dispute', `outcome? ${outcomes.join('|')}`],
    does: 'A dispute goes on, or is decided: won is for us. What is lost may be appealed, and won then.',
    run: ({ account }, input) =>
      moveDispute(
        account,
        find(account.store.disputes, textIn(input, 'dispute'), 'dispute'),
        choiceIn(input, 'outcome', outcomes),
      ),
  },
]
