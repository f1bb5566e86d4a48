import type { Core } from '@strapi/strapi'
import { findUser, type UserRow } from '../../../members/users/user-row'
import { paymentLink, profileLink } from '../../../messaging/mail/links'
import { queueMail } from '../../../messaging/mail/queue-mail'
import { now } from '../../../platform/lib/clock'
import { dayText, moneyText } from '../../../platform/lib/local-form'
import { readSettings } from '../../../platform/settings/read-settings'
import { billingSummaryOf } from './billing-summary'
import { graceEndOf } from './grace'
import { nameOfSubscription } from './name-of-renewal'
import { livingStates, owingStates, paidOrdersOf, type SubscriptionRow } from './subscription-row'

type Change = { before: SubscriptionRow; after: SubscriptionRow }

/** Which e-mail a change of a subscription needs; none for most of Stripe's updates. */
function emailFor({
  before,
  after,
}: Change): 'canceled' | 'resumed' | 'planChanged' | 'endedUnpaid' | undefined {
  const isLiving = livingStates.includes(after.status)
  if (!isLiving) return owingStates.includes(before.status) ? 'endedUnpaid' : undefined
  if (after.cancelAtPeriodEnd && !before.cancelAtPeriodEnd) return 'canceled'
  if (!after.cancelAtPeriodEnd && before.cancelAtPeriodEnd) return 'resumed'
  return after.productKey === before.productKey ? undefined : 'planChanged'
}

/** Queues the e-mail about a change of a subscription, once per change; in the transaction that writes it. */
export async function notifyChange(strapi: Core.Strapi, change: Change) {
  const { after } = change
  const mail = emailFor(change)
  const user = after.userId === null ? undefined : await findUser(strapi, after.userId)
  if (!mail || !user) return
  // A subscription without a paid first charge is covered by the e-mail of its order.
  if (mail === 'endedUnpaid' && (await paidOrdersOf(strapi, after)).length === 0) return
  const envelope = {
    to: user.email,
    userId: user.id,
    dedupeKey: `${mail}:${after.stripeId}:${after.version}`,
  }
  const facts = {
    name: user.firstName,
    product: await nameOfSubscription(strapi, after),
    link: profileLink(),
  }
  const amount = moneyText(after)
  if (mail === 'canceled') {
    const { graceDays } = await readSettings(strapi)
    const data = { ...facts, ...leftOf(after, user, graceDays) }
    await queueMail(strapi, { ...envelope, mail, data })
  } else if (mail === 'endedUnpaid') {
    const data = { ...facts, amount, date: dayText(now()), link: paymentLink() }
    await queueMail(strapi, { ...envelope, mail, data })
  } else {
    const { nextCharge } = await billingSummaryOf(strapi, user, after)
    // A change while it is cancelled or has a failed charge has no known date.
    if (!nextCharge) return
    const data = { ...facts, amount, date: dayText(new Date(nextCharge)) }
    await queueMail(strapi, { ...envelope, mail, data })
  }
}

/** What remains of a cancelled one: the paid term, and a failed charge. */
function leftOf(row: SubscriptionRow, { paidUserExpire }: UserRow, graceDays: number) {
  const until = paidUserExpire ? new Date(paidUserExpire) : null
  const graceEnd = graceEndOf(row, graceDays)
  return {
    until: until && until > now() ? dayText(until) : null,
    amount: graceEnd && moneyText(row),
    date: graceEnd && dayText(graceEnd),
  }
}
