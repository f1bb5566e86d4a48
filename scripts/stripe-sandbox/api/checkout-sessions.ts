import type { Account } from '../account.ts'
import { expireCheckout } from '../books/checkout.ts'
import { amountOff, isUsable } from '../books/discounts.ts'
import { badParameter, noSuch, refused } from '../errors.ts'
import { lineItemOf, sessionOf } from '../shapes/session.ts'
import type { Price, SessionParams } from '../types.ts'
import { checkoutRules } from './checkout-parameters.ts'
import { find } from './find.ts'
import { listRulesWithCreated, pageOf } from './lists.ts'
import { withMetadata } from './metadata.ts'
import { text } from './parameters.ts'
import { priceFor } from './prices.ts'
import type { Route } from './routes.ts'

/** Stripe's minimum amounts, in minor units: less than this costs more than it earns. */
const leastAmounts = { huf: 17_500, gbp: 30 } as Record<string, number>
const leastSeconds = 30 * 60
const mostSeconds = 24 * 3_600

function checkTimes({ clock }: Account, { expires_at: expiresAt }: SessionParams) {
  if (expiresAt === undefined) return clock.now() + mostSeconds
  const ahead = expiresAt - clock.now()
  if (ahead < leastSeconds) {
    throw badParameter(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    )
  }
  if (ahead > mostSeconds) {
    throw badParameter(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    )
  }
  return expiresAt
}

function checkBuyer({ store }: Account, { customer, customer_email }: SessionParams) {
  if (customer && !store.customers.has(customer)) throw noSuch('customer', customer, 'customer')
  if (customer && customer_email) {
    throw badParameter(
      'You may only specify one of these parameters: customer, customer_email.',
      'customer',
    )
  }
}

function checkMode({ mode, payment_intent_data, subscription_data }: SessionParams) {
  if (mode === 'subscription' && payment_intent_data) {
    throw badParameter(
      'You can not pass `payment_intent_data` in `subscription` mode.',
      'payment_intent_data',
    )
  }
  if (mode === 'payment' && subscription_data) {
    throw badParameter(
      'You can not pass `subscription_data` in `payment` mode.',
      'subscription_data',
    )
  }
}

function discountFor({ store }: Account, { discounts = [] }: SessionParams, price: Price) {
  const [first, ...others] = discounts
  if (others.length > 0) throw badParameter('You can only pass one discount.', 'discounts')
  if (!first?.coupon) return null
  const coupon = store.coupons.get(first.coupon)
  if (!coupon) throw noSuch('coupon', first.coupon, 'discounts[0][coupon]')
  if (!isUsable(coupon)) {
    throw refused(`Coupon ${coupon.id} is used up and cannot be applied.`, {
      code: 'coupon_expired',
      param: 'discounts[0][coupon]',
    })
  }
  const subtotal = price.unit_amount ?? 0
  return { id: coupon.id, off: amountOff(coupon, { subtotal, currency: price.currency }) }
}

function lineOf(account: Account, typedParams: SessionParams) {
  const [line, ...others] = typedParams.line_items ?? []
  if (!line || others.length > 0) {
    throw badParameter('The sandbox sells exactly one line item.', 'line_items')
  }
  const price = priceFor(account, line, 'line_items[0]')
  if ((typedParams.mode === 'subscription') !== (price.recurring !== null)) {
    throw badParameter(
      typedParams.mode === 'subscription'
        ? 'You must provide at least one recurring price in `subscription` mode when using prices.'
        : 'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      'line_items[0][price]',
    )
  }
  return price
}

function checkTotal(total: number, currency: string) {
  const least = leastAmounts[currency] ?? 0
  if (total === 0 || total >= least) return
  throw badParameter(
    `The Checkout Session's total amount due must add up to at least ${least / 100} ${currency}.`,
    'line_items',
    'amount_too_small',
  )
}

export const createSession: Route = {
  method: 'POST',
  path: '/v1/checkout/sessions',
  takes: checkoutRules,
  answer(account, { params }) {
    const typedParams = params as SessionParams
    const mode = typedParams.mode === 'subscription' ? 'subscription' : 'payment'
    checkMode(typedParams)
    checkBuyer(account, typedParams)
    const expiresAt = checkTimes(account, typedParams)
    const price = lineOf(account, typedParams)
    const coupon = discountFor(account, typedParams, price)
    const subtotal = price.unit_amount ?? 0
    const discount = coupon?.off ?? 0
    checkTotal(subtotal - discount, price.currency)
    const customer = typedParams.customer ?? null
    const session = sessionOf({
      created: account.clock.now(),
      expiresAt,
      mode,
      currency: price.currency,
      subtotal,
      discount,
      coupon: coupon?.id ?? null,
      customer,
      email: customer
        ? (account.store.customers.get(customer)?.email ?? null)
        : (typedParams.customer_email ?? null),
      customerCreation: customer ? null : mode === 'subscription' ? 'always' : 'if_required',
      reference: typedParams.client_reference_id ?? null,
      successUrl: typedParams.success_url ?? '',
      cancelUrl: typedParams.cancel_url ?? null,
      // The default follows the dashboard's setting, which is on in new accounts.
      isAdaptive: typedParams.adaptive_pricing?.enabled ?? true,
      locale: typedParams.locale ?? null,
      metadata: withMetadata({}, typedParams.metadata),
      pagesUrl: account.settings.url,
    })
    const name = account.store.products.get(price.product)?.name ?? ''
    account.store.sessions.set(session.id, session)
    account.store.intentions.set(session.id, {
      id: session.id,
      lineItem: lineItemOf({ price, name, discount }),
      couponId: coupon?.id ?? null,
      paymentMetadata: withMetadata({}, typedParams.payment_intent_data?.metadata),
      subscriptionMetadata: withMetadata({}, typedParams.subscription_data?.metadata),
    })
    return session
  },
}

export const getSession: Route = {
  method: 'GET',
  path: '/v1/checkout/sessions/:id',
  takes: {},
  answer: ({ store }, { id }) => find(store.sessions, id, 'checkout.session'),
}

export const listSessions: Route = {
  method: 'GET',
  path: '/v1/checkout/sessions',
  takes: {
    ...listRulesWithCreated,
    subscription: text,
    payment_intent: text,
  },
  answer({ store }, { params }) {
    const typedParams = params as { subscription?: string; payment_intent?: string }
    const sessions = [...store.sessions.values()].filter(
      (session) =>
        (!typedParams.subscription || session.subscription === typedParams.subscription) &&
        (!typedParams.payment_intent || session.payment_intent === typedParams.payment_intent),
    )
    return pageOf(sessions, params, { url: '/v1/checkout/sessions', what: 'checkout.session' })
  },
}

export const expireSession: Route = {
  method: 'POST',
  path: '/v1/checkout/sessions/:id/expire',
  takes: {},
  answer(account, { id }) {
    const session = find(account.store.sessions, id, 'checkout.session')
    if (session.status !== 'open') {
      throw refused(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      )
    }
    expireCheckout(account, session)
    return session
  },
}
