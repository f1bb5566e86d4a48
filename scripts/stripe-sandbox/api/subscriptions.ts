import type { Account } from '../account.ts'
import { changePlan, turnEnding } from '../books/change-plan.ts'
import { cardOf } from '../books/customers.ts'
import { addMonths } from '../books/periods.ts'
import { endSubscription, itemOf } from '../books/subscriptions.ts'
import { badParameter, cardDeclined, noSuch, refused } from '../errors.ts'
import { pays } from '../shapes/payment-method.ts'
import type { Subscription, SubscriptionParams } from '../types.ts'
import { find } from './find.ts'
import { listRulesWithCreated, pageOf } from './lists.ts'
import { withMetadata } from './metadata.ts'
import { emptyable, fields, flag, list, metadata, oneOf, text, whole } from './parameters.ts'
import { priceData, priceFor } from './prices.ts'
import type { Route } from './routes.ts'

const cancellationDetails = fields({
  comment: emptyable(text),
})

const mostTrialMonths = 24

export const getSubscription: Route = {
  method: 'GET',
  path: '/v1/subscriptions/:id',
  takes: {},
  answer: ({ store }, { id }) => find(store.subscriptions, id, 'subscription'),
}

export const listSubscriptions: Route = {
  method: 'GET',
  path: '/v1/subscriptions',
  takes: {
    ...listRulesWithCreated,
    status: oneOf(['all']),
  },
  answer({ store }, { params }) {
    // By default Stripe leaves out canceled subscriptions.
    const found = [...store.subscriptions.values()].filter(
      ({ status }) => params.status === 'all' || status !== 'canceled',
    )
    return pageOf(found, params, { url: '/v1/subscriptions', what: 'subscription' })
  },
}

function priceFromParams(
  account: Account,
  subscription: Subscription,
  typedParams: SubscriptionParams,
) {
  const [line, ...others] = typedParams.items ?? []
  if (others.length > 0) throw badParameter('The sandbox knows one item only.', 'items')
  if (!line) return null
  if (line.id && line.id !== itemOf(subscription).id) {
    throw noSuch('subscription item', line.id, 'items[0][id]')
  }
  if (!line.id)
    throw badParameter('Missing required param: items[0][id].', 'items[0][id]', 'parameter_missing')
  if (!line.price && !line.price_data) return null
  if (typedParams.proration_behavior !== 'none') {
    throw badParameter(
      "The sandbox does not prorate: pass proration_behavior 'none'.",
      'proration_behavior',
    )
  }
  const price = priceFor(account, line, 'items[0]')
  if (!price.recurring) {
    throw badParameter('The price must be recurring.', 'items[0][price]')
  }
  return price
}

/** Stripe's documentation: "at most two years from billing_cycle_anchor"; the text of its error is unknown. */
function checkTrialEnd(
  { clock }: Account,
  { billing_cycle_anchor: anchor }: Subscription,
  { trial_end: end }: SubscriptionParams,
) {
  if (typeof end !== 'number') return
  if (end <= clock.now()) {
    throw badParameter(
      'Invalid timestamp: must be an integer Unix timestamp in the future.',
      'trial_end',
    )
  }
  if (end > addMonths(anchor, mostTrialMonths)) {
    throw badParameter(
      'Invalid timestamp: can be at most two years from the billing cycle anchor.',
      'trial_end',
    )
  }
}

function checkUpdate(
  account: Account,
  subscription: Subscription,
  typedParams: SubscriptionParams,
) {
  if (subscription.status === 'canceled') {
    const others = Object.keys(typedParams).filter(
      (name) => !['metadata', 'cancellation_details'].includes(name),
    )
    if (others.length > 0) {
      throw refused(
        'A canceled subscription can only update its cancellation_details and metadata.',
      )
    }
  }
  checkTrialEnd(account, subscription, typedParams)
  const mustPay = typedParams.payment_behavior === 'error_if_incomplete'
  if (mustPay && !pays(cardOf(account, subscription))) throw cardDeclined()
}

export const updateSubscription: Route = {
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
    trial_end: whole({ least: 0 }),
  },
  answer(account, { id, params }) {
    const subscription = find(account.store.subscriptions, id, 'subscription')
    const typedParams = params as SubscriptionParams
    checkUpdate(account, subscription, typedParams)
    changePlan(account, subscription, {
      price: priceFromParams(account, subscription, typedParams),
      trialEnd: (typedParams.trial_end as number | undefined) ?? null,
      also() {
        subscription.metadata = withMetadata(subscription.metadata, typedParams.metadata)
        const isEnding = typedParams.cancel_at_period_end
        if (isEnding !== undefined && isEnding !== subscription.cancel_at_period_end) {
          turnEnding(subscription, isEnding, account.clock.now())
        }
        explain(subscription, typedParams)
      },
    })
    return subscription
  },
}

/** Stores the reason of a cancellation. */
function explain(subscription: Subscription, { cancellation_details: said }: SubscriptionParams) {
  const details = subscription.cancellation_details
  if (!said || !details) return
  if (said.comment !== undefined) details.comment = said.comment || null
}

export const cancelSubscription: Route = {
  method: 'DELETE',
  path: '/v1/subscriptions/:id',
  takes: {},
  answer(account, { id }) {
    const subscription = find(account.store.subscriptions, id, 'subscription')
    if (subscription.status === 'canceled') throw noSuch('subscription', id)
    endSubscription(account, subscription, { reason: 'cancellation_requested' })
    return subscription
  },
}
