import { productFacts } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { grantAnalysis } from '../analyses/grant-analysis'
import { grantFreeAnalysis } from '../coupons/grant-free-analysis'
import { addGift } from '../gifts/add-gift'
import { now } from '../lib/clock'
import { dayText, moneyText } from '../lib/local-form'
import { profileLink, receiptLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import { addTerm } from '../membership/add-term'
import type { OrderRow } from '../orders/order-row'
import { findUser, type UserRow } from '../users/user-row'

type Receipt = { token: string } | undefined

type Means = {
  receipt: Receipt
  /** Of the texts as they are now: what an analysis is made with. */
  textVersion: string | undefined
}

/** What a paid order brings, in the transaction that fulfils it. */
export async function grantOrder(
  strapi: Core.Strapi,
  order: OrderRow,
  { receipt, textVersion }: Means,
) {
  if (order.gift) {
    await addGift(strapi, { order, at: now() })
    return
  }
  const facts = productFacts(order.productKey)
  if (order.userId === null) return
  const { userId } = order
  if (facts.kind === 'analysis') {
    await grantAnalysis(strapi, { ...order, userId }, textVersion)
    return
  }
  await addTerm(strapi, {
    userId,
    sourceKey: `order:${order.id}`,
    orderId: order.id,
    plan: facts.plan,
    ...lengthOf(order, facts.months),
  })
  const { code } = await grantFreeAnalysis(strapi, {
    userId,
    source: 'term',
    freeProduct: facts.coupon,
    orderId: order.id,
  })
  const user = await findUser(strapi, userId)
  if (user) await tell(strapi, { user, order, receipt, code })
}

/** A subscription's time is Stripe's to say; what is paid once has a length of ours. */
function lengthOf({ periodStart, periodEnd }: OrderRow, months: number) {
  if (!periodStart || !periodEnd) return { from: now(), months }
  const [start, end] = [new Date(periodStart), new Date(periodEnd)]
  return { from: start, seconds: Math.round((end.getTime() - start.getTime()) / 1000) }
}

type News = { user: UserRow; order: OrderRow; receipt: Receipt; code: string }

async function tell(strapi: Core.Strapi, { user, order, receipt, code }: News) {
  const until = user.paidUserExpire ? dayText(new Date(user.paidUserExpire)) : ''
  const { amount, currency, productName: product } = order
  const link = receipt ? receiptLink(receipt.token) : profileLink()
  const common = {
    name: user.firstName,
    product,
    amount: moneyText({ amount, currency }),
    until,
    link,
  }
  const letter = { to: user.email, userId: user.id, dedupeKey: `order:${order.documentId}` }
  if (order.kind === 'renewal')
    await queueMail(strapi, { ...letter, mail: 'renewed', data: common })
  else await queueMail(strapi, { ...letter, mail: 'paid', data: { ...common, coupon: code } })
}
