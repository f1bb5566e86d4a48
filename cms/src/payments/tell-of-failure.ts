import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { dayText, moneyText } from '../lib/local-form'
import { profileLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import { findUser } from '../users/user-row'
import { graceEndOf } from './grace'
import { nameOfSubscription } from './name-of-renewal'
import type { SubscriptionRow } from './subscription-row'

type Failure = { subscription: SubscriptionRow; invoice: Stripe.Invoice }

/** The letter about a renewal that could not be charged; one for each try of Stripe's. */
export async function tellOfFailure(strapi: Core.Strapi, { subscription, invoice }: Failure) {
  const { userId } = subscription
  const graceEnd = graceEndOf(subscription)
  const user = userId === null ? undefined : await findUser(strapi, userId)
  if (!user || !graceEnd || invoice.attempt_count === 0) return
  await queueMail(strapi, {
    mail: 'paymentFailed',
    to: user.email,
    userId: user.id,
    data: {
      name: user.firstName,
      product: await nameOfSubscription(strapi, subscription),
      amount: moneyText({ amount: invoice.amount_remaining, currency: subscription.currency }),
      until: dayText(graceEnd),
      link: profileLink(),
    },
    dedupeKey: `paymentFailed:${invoice.id}:${invoice.attempt_count}`,
  })
}
