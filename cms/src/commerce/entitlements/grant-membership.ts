import { orderedFacts } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findUser } from '../../members/users/user-row'
import { profileLink, receiptLink } from '../../messaging/mail/links'
import { orderReference } from '../../messaging/mail/order-reference'
import { queueMail } from '../../messaging/mail/queue-mail'
import { now } from '../../platform/lib/clock'
import { dayText, moneyText } from '../../platform/lib/local-form'
import type { OrderRow } from '../orders/order-row'
import { grant } from './grant'
import { giveFreeAnalysis, grantFreeAnalysis } from './grant-free-analysis'
import type { Given, Notify, ProductModule, Sold } from './product-module'

/** Grants a term, and the analysis included in every paid one. */
async function sell(strapi: Core.Strapi, sold: Sold): Promise<Notify> {
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
  return prepareEmail(strapi, sold, code)
}

/** Grants them from now on, including the analysis. */
async function give(strapi: Core.Strapi, given: Given) {
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
  const facts = orderedFacts(key)
  if (!('plan' in facts)) throw new Error(`${key} is no membership.`)
  return facts
}

/** The period of a subscription comes from Stripe; a one-off purchase has our own length. */
function lengthOf({ periodStart, periodEnd }: OrderRow, months: number) {
  if (!periodStart || !periodEnd) return { from: now(), months }
  const [start, end] = [new Date(periodStart), new Date(periodEnd)]
  return { from: start, seconds: Math.round((end.getTime() - start.getTime()) / 1000) }
}

async function prepareEmail(strapi: Core.Strapi, sold: Sold, code: string): Promise<Notify> {
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
  const envelope = { to: user.email, userId, dedupeKey: `order:${order.documentId}` }
  return (number) => {
    const mailData = { ...data, number: orderReference(order, number) }
    return order.kind === 'renewal'
      ? queueMail(strapi, { ...envelope, mail: 'renewed', data: mailData })
      : queueMail(strapi, { ...envelope, mail: 'paid', data: { ...mailData, coupon: code } })
  }
}

export const subscription: ProductModule = {
  refusal: ({ isSubscribed, tier }) =>
    isSubscribed || tier === 'subscriber' ? 'alreadySubscribed' : undefined,
  sell,
  give,
}

/** Of a campaign. */
export const term: ProductModule = {
  refusal: ({ campaignProduct, product }) =>
    campaignProduct === product ? undefined : 'campaignOver',
  sell,
  give,
}

export const extension: ProductModule = {
  refusal({ tier, eligibility }) {
    if (tier !== 'paid' && tier !== 'subscriber') return 'extensionNeedsPlan'
    return eligibility.hasPaidTerm ? undefined : 'extensionNeedsPaidTerm'
  },
  sell,
  give,
}
