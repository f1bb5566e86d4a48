import { payLinkKey, productFacts } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { dayText, moneyText } from '../lib/local-form'
import { profileLink, receiptLink } from '../mail/links'
import { numberOf } from '../mail/number-of'
import { queueMail } from '../mail/queue-mail'
import type { OrderRow } from '../orders/order-row'
import { findUser } from '../users/user-row'
import { grant } from './grant'
import { giveFreeAnalysis, grantFreeAnalysis } from './grant-free-analysis'
import type { Given, Sold, Tell } from './means'

/** A term, and the analysis that comes with every paid one. */
export async function sellMembership(strapi: Core.Strapi, sold: Sold): Promise<Tell> {
  const { order, userId, parent } = sold
  const { plan, months, coupon } = membershipFacts(order.productKey)
  await grant(strapi, {
    kind: 'term',
    sourceKey: `order:${order.id}`,
    userId,
    orderId: order.id,
    parent,
    plan,
    ...lengthOf(order, months),
  })
  const { code } = await grantFreeAnalysis(strapi, {
    userId,
    source: 'term',
    freeProduct: coupon,
    orderId: order.id,
    sourceKey: `order:${order.id}:coupon`,
    parent,
  })
  return prepareLetter(strapi, sold, code)
}

/** From this moment, with the analysis too. */
export async function giveMembership(strapi: Core.Strapi, given: Given) {
  const { gift, userId, parent } = given
  const { plan, months, coupon } = membershipFacts(gift.productKey)
  await grant(strapi, {
    kind: 'term',
    sourceKey: `gift:${gift.id}`,
    userId,
    orderId: gift.orderId,
    parent,
    plan,
    months,
    from: now(),
  })
  await giveFreeAnalysis(strapi, { ...given, source: 'term', freeProduct: coupon })
}

function membershipFacts(key: OrderRow['productKey']) {
  const facts = key === payLinkKey ? undefined : productFacts(key)
  if (!facts || facts.kind === 'analysis') throw new Error(`${key} is no membership.`)
  return facts
}

/** A subscription's time is Stripe's to say; what is paid once has a length of ours. */
function lengthOf({ periodStart, periodEnd }: OrderRow, months: number) {
  if (!periodStart || !periodEnd) return { from: now(), months }
  const [start, end] = [new Date(periodStart), new Date(periodEnd)]
  return { from: start, seconds: Math.round((end.getTime() - start.getTime()) / 1000) }
}

async function prepareLetter(strapi: Core.Strapi, sold: Sold, code: string): Promise<Tell> {
  const { order, userId, receipt } = sold
  const user = await findUser(strapi, userId)
  if (!user) return async () => undefined
  const date = await sold.nextCharge(user)
  const { amount, currency, productName: product } = order
  const data = {
    name: user.firstName,
    product,
    amount: moneyText({ amount, currency }),
    until: user.paidUserExpire ? dayText(new Date(user.paidUserExpire)) : '',
    date: date && dayText(date),
    link: receipt ? receiptLink(receipt.token) : profileLink(),
  }
  const letter = { to: user.email, userId, dedupeKey: `order:${order.documentId}` }
  return (number) => {
    const told = { ...data, number: numberOf(order, number) }
    return order.kind === 'renewal'
      ? queueMail(strapi, { ...letter, mail: 'renewed', data: told })
      : queueMail(strapi, { ...letter, mail: 'paid', data: { ...told, coupon: code } })
  }
}
