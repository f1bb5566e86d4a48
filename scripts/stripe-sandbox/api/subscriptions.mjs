import { changePlan, turnEnding } from '../books/change-plan.mjs'
import { cardOf } from '../books/customers.mjs'
import { endSubscription, itemOf } from '../books/subscriptions.mjs'
import { badParameter, cardDeclined, noSuch, refused } from '../errors.mjs'
import { pays } from '../shapes/payment-method.mjs'
import { find } from './find.mjs'
import { listRulesWithCreated, pageOf } from './lists.mjs'
import { withMetadata } from './metadata.mjs'
import { emptyable, fields, flag, list, metadata, oneOf, text, whole } from './parameters.mjs'
import { priceData, priceFor } from './prices.mjs'

/** @typedef {import('../world.mjs').World} World */
/** @typedef {import('../types.mjs').SubscriptionParams} SubscriptionParams */
/** @typedef {import('../types.mjs').Subscription} Subscription */

const cancellationDetails = fields({
  comment: emptyable(text),
  feedback: emptyable(
    oneOf([
      'customer_service',
      'low_quality',
      'missing_features',
      'other',
      'switched_service',
      'too_complex',
      'too_expensive',
      'unused',
    ]),
  ),
})

/** @type {import('./parameters.mjs').Rule} */
const trialEnd = (value, name) => (value === 'now' ? value : whole({ least: 0 })(value, name))

/** @type {import('./routes.mjs').Route} */
export const getSubscription = {
  method: 'GET',
  path: '/v1/subscriptions/:id',
  takes: {},
  answer: ({ store }, { id }) => find(store.subscriptions, id, 'subscription'),
}

/** @type {import('./routes.mjs').Route} */
export const listSubscriptions = {
  method: 'GET',
  path: '/v1/subscriptions',
  takes: {
    ...listRulesWithCreated,
    customer: text,
    status: oneOf(
      'active all canceled ended incomplete incomplete_expired past_due paused trialing unpaid'.split(
        ' ',
      ),
    ),
  },
  answer({ store }, { params }) {
    const { customer, status } = /** @type {{ customer?: string, status?: string }} */ (params)
    const found = [...store.subscriptions.values()].filter(
      (subscription) =>
        (!customer || subscription.customer === customer) && isListed(subscription, status),
    )
    return pageOf(found, params, { url: '/v1/subscriptions', what: 'subscription' })
  },
}

/** Without a wish Stripe leaves out those that are canceled. @param {Subscription} subscription @param {string | undefined} status */
function isListed(subscription, status) {
  if (status === 'all') return true
  if (status === undefined) return subscription.status !== 'canceled'
  return subscription.status === (status === 'ended' ? 'canceled' : status)
}

/** @param {World} world @param {Subscription} subscription @param {SubscriptionParams} wish */
function priceOfWish(world, subscription, wish) {
  const [line, ...others] = wish.items ?? []
  if (others.length > 0) throw badParameter('The sandbox knows one item only.', 'items')
  if (!line) return null
  if (line.id && line.id !== itemOf(subscription).id) {
    throw noSuch('subscription item', line.id, 'items[0][id]')
  }
  if (!line.id)
    throw badParameter('Missing required param: items[0][id].', 'items[0][id]', 'parameter_missing')
  if (!line.price && !line.price_data) return null
  if (wish.proration_behavior !== 'none') {
    throw badParameter(
      "The sandbox does not prorate: pass proration_behavior 'none'.",
      'proration_behavior',
    )
  }
  const price = priceFor(world, line, 'items[0]')
  if (!price.recurring) {
    throw badParameter('The price must be recurring.', 'items[0][price]')
  }
  return price
}

/** @param {World} world @param {Subscription} subscription @param {SubscriptionParams} wish */
function checkUpdate(world, subscription, wish) {
  if (subscription.status === 'canceled') {
    const others = Object.keys(wish).filter(
      (name) => !['metadata', 'cancellation_details'].includes(name),
    )
    if (others.length > 0) {
      throw refused(
        'A canceled subscription can only update its cancellation_details and metadata.',
      )
    }
  }
  if (typeof wish.trial_end === 'number' && wish.trial_end <= world.clock.now()) {
    throw badParameter(
      'Invalid timestamp: must be an integer Unix timestamp in the future.',
      'trial_end',
    )
  }
  const mustPay = wish.payment_behavior === 'error_if_incomplete'
  if (mustPay && !pays(cardOf(world, subscription))) throw cardDeclined()
}

/** @type {import('./routes.mjs').Route} */
export const updateSubscription = {
  method: 'POST',
  path: '/v1/subscriptions/:id',
  takes: {
    cancel_at_period_end: flag,
    cancellation_details: cancellationDetails,
    items: list(
      fields({
        id: text,
        price: text,
        price_data: priceData,
        quantity: whole({ least: 1, most: 1 }),
      }),
    ),
    metadata,
    payment_behavior: oneOf(['allow_incomplete', 'error_if_incomplete']),
    proration_behavior: oneOf(['always_invoice', 'create_prorations', 'none']),
    trial_end: trialEnd,
  },
  answer(world, { id, params }) {
    const subscription = find(world.store.subscriptions, id, 'subscription')
    const wish = /** @type {SubscriptionParams} */ (params)
    checkUpdate(world, subscription, wish)
    changePlan(world, subscription, {
      price: priceOfWish(world, subscription, wish),
      trialEnd: wish.trial_end ?? null,
      also() {
        subscription.metadata = withMetadata(subscription.metadata, wish.metadata)
        const isEnding = wish.cancel_at_period_end
        if (isEnding !== undefined && isEnding !== subscription.cancel_at_period_end) {
          turnEnding(subscription, isEnding, world.clock.now())
        }
        explain(subscription, wish)
      },
    })
    return subscription
  },
}

/** Why somebody goes. @param {Subscription} subscription @param {SubscriptionParams} wish */
function explain(subscription, { cancellation_details: said }) {
  const details = subscription.cancellation_details
  if (!said || !details) return
  if (said.comment !== undefined) details.comment = said.comment || null
  if (said.feedback !== undefined) details.feedback = said.feedback || null
}

/** @type {import('./routes.mjs').Route} */
export const cancelSubscription = {
  method: 'DELETE',
  path: '/v1/subscriptions/:id',
  takes: { cancellation_details: cancellationDetails, invoice_now: flag, prorate: flag },
  answer(world, { id, params }) {
    const subscription = find(world.store.subscriptions, id, 'subscription')
    if (subscription.status === 'canceled') throw noSuch('subscription', id)
    explain(subscription, /** @type {SubscriptionParams} */ (params))
    endSubscription(world, subscription, { reason: 'cancellation_requested' })
    return subscription
  },
}
