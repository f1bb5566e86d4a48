import type { Core } from '@strapi/strapi'
import { inBackground } from '../lib/background'
import { moneyText } from '../lib/local-form'
import { receiptLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import { findOrder, type OrderRow, orderUid } from '../orders/order-row'
import { issueCredit } from '../receipts/issue-receipt'
import { lockUser } from '../users/lock-user'
import { findUser } from '../users/user-row'
import { endCharges } from './end-charges'
import { moveRefund } from './refund-row'
import { takeAway } from './take-away'

/** Money of an order that went back: a refund's or a lost dispute's id, and its minor units. */
type Part = { id: string; amount: number }

/**
 * Writes off what went back: a credit and a letter for each part, once. When all of it did, what the order
 * brought is taken away, and its subscription ends.
 */
export async function giveBack(strapi: Core.Strapi, orderId: number, parts: readonly Part[]) {
  if (parts.length === 0) return
  const order = await strapi.db.transaction(() => writeOff(strapi, orderId, parts))
  if (order?.state === 'refunded') inBackground(strapi, () => endCharges(strapi, order))
}

async function writeOff(strapi: Core.Strapi, id: number, parts: readonly Part[]) {
  const before = await findOrder(strapi, { id })
  if (!before) return undefined
  if (before.userId !== null) await lockUser(strapi, before.userId)
  const refundedAmount = parts.reduce((sum, { amount }) => sum + amount, 0)
  const isWhole = refundedAmount >= before.amount
  const where = { id, refundedAmount: { $lte: refundedAmount } }
  const data = { refundedAmount, ...(isWhole && { state: 'refunded' }) }
  // An older answer of Stripe's knows of less: it changes nothing. This holds the row until we are done.
  const { count } = await strapi.db.query(orderUid).updateMany({ where, data })
  if (count === 0) return undefined
  for (const part of parts) await credit(strapi, before, part)
  const stripeIds = { stripeId: { $in: parts.map(({ id: stripeId }) => stripeId) } }
  await moveRefund(strapi, stripeIds, ['done'], { state: 'counted' })
  if (isWhole) await takeAway(strapi, before)
  return findOrder(strapi, { id })
}

async function credit(strapi: Core.Strapi, order: OrderRow, { id, amount }: Part) {
  const receipt = await issueCredit(strapi, order, { refundId: id, amount })
  const user = order.userId === null ? undefined : await findUser(strapi, order.userId)
  const to = user?.email ?? order.buyerEmail
  if (!receipt || !to) return
  await queueMail(strapi, {
    mail: 'refund',
    to,
    userId: order.userId,
    data: {
      name: user?.firstName ?? null,
      product: order.productName,
      amount: moneyText({ amount, currency: order.currency }),
      link: receiptLink(receipt.token),
    },
    dedupeKey: `refund:${id}`,
  })
}
