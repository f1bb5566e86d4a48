import type { Core } from '@strapi/strapi'
import type Stripe from 'stripe'
import { findUser } from '../../../members/users/user-row'
import { profileLink } from '../../../messaging/mail/links'
import { queueMail } from '../../../messaging/mail/queue-mail'
import { dayText, moneyText } from '../../../platform/lib/local-form'
import { readSettings } from '../../../platform/settings/read-settings'
import { graceEndOf } from './grace'
import { nameOfSubscription } from './name-of-renewal'
import type { SubscriptionRow } from './subscription-row'

type Failure = { subscription: SubscriptionRow; invoice: Stripe.Invoice }

/** Queues the e-mail about a failed renewal; one per attempt of Stripe. */
export async function notifyFailedCharge(strapi: Core.Strapi, { subscription, invoice }: Failure) {
  const { userId } = subscription
  const graceEnd = graceEndOf(subscription, (await readSettings(strapi)).graceDays)
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
