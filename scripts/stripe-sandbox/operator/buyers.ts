import type { Account } from '../account.ts'
import { find } from '../api/find.ts'
import { declineCheckout, expireCheckout, payCheckout, successUrlOf } from '../books/checkout.ts'
import { addCard, replaceCard } from '../books/customers.ts'
import { openIntent, takeMoney } from '../books/payments.ts'
import { priceOf } from '../shapes/price.ts'
import { productOf } from '../shapes/product.ts'
import type { Session } from '../types.ts'
import type { Action } from './actions.ts'
import { choiceIn, maybeText, maybeWhole, textIn, wholeIn } from './input.ts'

/** Another sum than the one that was agreed, everywhere where Stripe tells it. */
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

export const buyersActions: readonly Action[] = [
  {
    name: 'pay',
    takes: 'session, card? good|failing, email?',
    does: 'Pays an open checkout as its page does, or tries a card that is declined.',
    run({ account }, input) {
      const session = find(account.store.sessions, textIn(input, 'session'), 'checkout.session')
      const payer = { email: maybeText(input, 'email') }
      if (choiceIn(input, 'card', ['good', 'failing']) === 'good')
        payCheckout(account, session, payer)
      else declineCheckout(account, session, payer)
      return { session, successUrl: successUrlOf(session) }
    },
  },
  {
    name: 'expire',
    takes: 'session',
    does: 'Ends an open checkout as if its time were over.',
    run({ account }, input) {
      const session = find(account.store.sessions, textIn(input, 'session'), 'checkout.session')
      if (session.status === 'open') expireCheckout(account, session)
      return session
    },
  },
  {
    name: 'alter',
    takes: 'session, amount?, currency?',
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
  {
    name: 'card',
    takes: 'customer, card? good|failing',
    does: 'Replaces the card of a customer, as in the billing portal.',
    run: ({ account }, input) =>
      replaceCard(
        account,
        find(account.store.customers, textIn(input, 'customer'), 'customer').id,
        choiceIn(input, 'card', ['good', 'failing']),
      ),
  },
  {
    name: 'charge',
    takes: 'amount, currency, customer?, email?',
    does: 'Takes money that no checkout of ours asked for.',
    run({ account }, input) {
      const customer = maybeText(input, 'customer') ?? null
      const email = maybeText(input, 'email') ?? null
      const intent = openIntent(account, {
        amount: wholeIn(input, 'amount'),
        currency: choiceIn(input, 'currency', ['huf', 'gbp']),
        customer,
        description: null,
        metadata: {},
        isForLater: false,
      })
      takeMoney(account, intent, addCard(account, { customer, email, card: 'good' }))
      return intent
    },
  },
  {
    name: 'price',
    takes: 'name, currency, amount, interval? month|year|none, id?',
    does: 'Adds a price, as somebody does in Stripe’s dashboard.',
    run({ account }, input) {
      const { store, clock } = account
      const interval = choiceIn(input, 'interval', ['none', 'day', 'week', 'month', 'year'])
      const id = maybeText(input, 'id')
      const product = productOf({ created: clock.now(), name: textIn(input, 'name') })
      const price = priceOf({
        ...(id ? { id } : {}),
        created: clock.now(),
        product: product.id,
        currency: choiceIn(input, 'currency', ['huf', 'gbp']),
        unitAmount: wholeIn(input, 'amount'),
        interval: interval === 'none' ? null : interval,
      })
      store.products.set(product.id, product)
      store.prices.set(price.id, price)
      return price
    },
  },
]
