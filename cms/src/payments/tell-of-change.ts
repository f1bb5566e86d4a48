import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { dayText, moneyText } from '../lib/local-form'
import { paymentLink, profileLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import { findUser, type UserRow } from '../users/user-row'
import { graceEndOf } from './grace'
import { nameOfSubscription } from './name-of-renewal'
import { outlookOf } from './outlook'
import { livingStates, owingStates, paidOrdersOf, type SubscriptionRow } from './subscription-row'

type Change = { before: SubscriptionRow; after: SubscriptionRow }

/** What a change of a subscription is to its user; nothing, for most of what Stripe tells. */
function newsIn({
  before,
  after,
}: Change): 'canceled' | 'resumed' | 'planChanged' | 'endedUnpaid' | undefined {
  const isLiving = livingStates.includes(after.status)
  if (!isLiving) return owingStates.includes(before.status) ? 'endedUnpaid' : undefined
  if (after.cancelAtPeriodEnd && !before.cancelAtPeriodEnd) return 'canceled'
  if (!after.cancelAtPeriodEnd && before.cancelAtPeriodEnd) return 'resumed'
  return after.productKey === before.productKey ? undefined : 'planChanged'
}

/** The letter about a change of a subscription, one for each time; in the transaction that writes it. */
export async function tellOfChange(strapi: Core.Strapi, change: Change) {
  const { after } = change
  const mail = newsIn(change)
  const user = after.userId === null ? undefined : await findUser(strapi, after.userId)
  if (!mail || !user) return
  // One whose first charge never came is told of with its order.
  if (mail === 'endedUnpaid' && (await paidOrdersOf(strapi, after)).length === 0) return
  const letter = {
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
  if (mail === 'canceled')
    await queueMail(strapi, { ...letter, mail, data: { ...facts, ...leftOf(after, user) } })
  else if (mail === 'endedUnpaid') {
    const data = { ...facts, amount, date: dayText(now()), link: paymentLink() }
    await queueMail(strapi, { ...letter, mail, data })
  } else {
    const { nextCharge } = await outlookOf(strapi, user, after)
    // What was changed while it is canceled, or owes, is charged on no day that is known.
    if (!nextCharge) return
    const data = { ...facts, amount, date: dayText(new Date(nextCharge)) }
    await queueMail(strapi, { ...letter, mail, data })
  }
}

/** What stays of a canceled one: the time that is paid, and a charge that failed. */
function leftOf(row: SubscriptionRow, { paidUserExpire }: UserRow) {
  const until = paidUserExpire ? new Date(paidUserExpire) : null
  const graceEnd = graceEndOf(row)
  return {
    until: until && until > now() ? dayText(until) : null,
    amount: graceEnd && moneyText(row),
    date: graceEnd && dayText(graceEnd),
  }
}
