import { find } from '../api/find.ts'
import { addCard, replaceCard } from '../books/customers.ts'
import { deleteCustomer } from '../books/delete-customer.ts'
import { addDiscount } from '../books/discounts.ts'
import { openIntent, takeMoney } from '../books/payments.ts'
import { changeSubscription } from '../books/subscriptions.ts'
import { couponForEver } from '../shapes/coupon.ts'
import { priceOf } from '../shapes/price.ts'
import { productOf } from '../shapes/product.ts'
import type { Action } from './actions.ts'
import { choiceIn, maybeText, textIn, wholeIn } from './input.ts'

export const buyersActions: readonly Action[] = [
  {
    name: 'card',
    takes: ['customer', 'card? good|failing|asking'],
    does: 'Replaces the card of a customer, as in the billing portal.',
    run: ({ account }, input) =>
      replaceCard(
        account,
        find(account.store.customers, textIn(input, 'customer'), 'customer').id,
        choiceIn(input, 'card', ['good', 'failing', 'asking']),
      ),
  },
  {
    name: 'delete-customer',
    takes: ['customer'],
    does: 'Somebody deletes a customer in Stripe’s dashboard: the subscriptions end at once, and nothing new can be made for them.',
    run: ({ account }, input) =>
      deleteCustomer(
        account,
        find(account.store.customers, textIn(input, 'customer'), 'customer').id,
      ),
  },
  {
    name: 'discount',
    takes: ['subscription', 'percent'],
    does: 'Somebody gives a subscription a coupon for ever in Stripe’s dashboard: it holds from the next invoice on.',
    run({ account }, input) {
      const id = textIn(input, 'subscription')
      const subscription = find(account.store.subscriptions, id, 'subscription')
      const coupon = couponForEver(account.clock.now(), wholeIn(input, 'percent'))
      account.store.coupons.set(coupon.id, coupon)
      changeSubscription(account, subscription, () => {
        addDiscount(account, subscription, coupon.id)
      })
      return subscription
    },
  },
  {
    name: 'charge',
    takes: ['amount', 'currency huf|gbp', 'customer?', 'email?'],
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
    takes: ['name', 'currency huf|gbp', 'amount', 'interval? none|day|week|month|year', 'id?'],
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
