import type { Account } from '../account.ts'
import { find } from '../api/find.ts'
import {
  askAuthentication,
  declineCheckout,
  expireCheckout,
  payCheckout,
  successUrlOf,
} from '../books/checkout.ts'
import { decideCheckout } from '../books/checkout-later.ts'
import { stepNames } from '../books/checkout-steps.ts'
import { invoiceOf, settleInvoice } from '../books/subscriptions.ts'
import { refused } from '../errors.ts'
import { cards } from '../shapes/payment-method.ts'
import type { Session } from '../types.ts'
import type { Action } from './actions.ts'
import { choiceIn, maybeText, maybeWhole, textIn } from './input.ts'

/** Changes the agreed amount in all fields of Stripe that contain it. */
function alter(
  { store }: Account,
  session: Session,
  { amount, currency }: { amount: number | undefined; currency: string | undefined },
) {
  const invoice = store.invoices.get(session.invoice ?? '')
  const payment = [...store.invoicePayments.values()].find((made) => made.invoice === invoice?.id)
  const intent = store.paymentIntents.get(
    session.payment_intent ?? payment?.payment.payment_intent ?? '',
  )
  const charge = store.charges.get(intent?.latest_charge ?? '')
  if (amount !== undefined) {
    session.amount_total = amount
    if (invoice) Object.assign(invoice, { total: amount, amount_due: amount, amount_paid: amount })
    if (intent) Object.assign(intent, { amount, amount_received: amount })
    if (charge) Object.assign(charge, { amount, amount_captured: amount })
  }
  if (currency === undefined) return
  for (const thing of [session, invoice, intent, charge]) if (thing) thing.currency = currency
}

export const checkoutActions: readonly Action[] = [
  {
    name: 'pay',
    takes: [
      'session',
      `card? ${Object.keys(cards).join('|')}`,
      'email?',
      `upTo? ${stepNames.join('|')}`,
    ],
    does: 'Pays an open checkout as its page does, or only up to one of its steps, and again goes on there; or tries a card that is declined, that asks the buyer (authenticate follows), or that pays later (decide-payment follows).',
    run({ account }, input) {
      const session = find(account.store.sessions, textIn(input, 'session'), 'checkout.session')
      const email = maybeText(input, 'email')
      const card = choiceIn(input, 'card', ['good', 'failing', 'asking', 'later'])
      const upTo = maybeText(input, 'upTo') && choiceIn(input, 'upTo', stepNames)
      if (card === 'failing') declineCheckout(account, session, { email })
      else if (card === 'asking') askAuthentication(account, session)
      else payCheckout(account, session, { email, card, ...(upTo ? { upTo } : {}) })
      return { session, successUrl: successUrlOf(session) }
    },
  },
  {
    name: 'authenticate',
    takes: ['session|subscription', 'outcome? passed|failed'],
    does: 'The buyer passes 3-D Secure and has paid, or fails it; of a checkout, or of the open invoice of a subscription.',
    run({ account }, input) {
      const isPassed = choiceIn(input, 'outcome', ['passed', 'failed']) === 'passed'
      const id = maybeText(input, 'subscription')
      if (id) {
        const subscription = find(account.store.subscriptions, id, 'subscription')
        const invoice = invoiceOf(account, subscription, 'open')
        if (!invoice) throw refused('No invoice of this subscription is open.')
        const how = isPassed ? { isAuthenticated: true } : { isRefused: true }
        settleInvoice(account, subscription, invoice, how)
        return subscription
      }
      const session = find(account.store.sessions, textIn(input, 'session'), 'checkout.session')
      if (isPassed) payCheckout(account, session)
      else declineCheckout(account, session, { why: 'notAuthenticated' })
      return session
    },
  },
  {
    name: 'decide-payment',
    takes: ['session', 'outcome? succeeded|failed'],
    does: 'The bank of a card that pays later has paid, or not.',
    run({ account }, input) {
      const session = find(account.store.sessions, textIn(input, 'session'), 'checkout.session')
      decideCheckout(account, session, choiceIn(input, 'outcome', ['succeeded', 'failed']))
      return session
    },
  },
  {
    name: 'expire',
    takes: ['session'],
    does: 'Ends an open checkout as if its time were over.',
    run({ account }, input) {
      const session = find(account.store.sessions, textIn(input, 'session'), 'checkout.session')
      if (session.status === 'open') expireCheckout(account, session)
      return session
    },
  },
  {
    name: 'alter',
    takes: ['session', 'amount?', 'currency?'],
    does: 'Changes amount or currency of a checkout and its payment: they differ from what was agreed.',
    run({ account }, input) {
      const session = find(account.store.sessions, textIn(input, 'session'), 'checkout.session')
      alter(account, session, {
        amount: maybeWhole(input, 'amount'),
        currency: maybeText(input, 'currency'),
      })
      return session
    },
  },
]
