import type { Core } from '@strapi/strapi'
import { moneyText } from '../lib/local-form'
import { receiptLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import type { OrderRow } from '../orders/order-row'
import { paidOf } from '../orders/paid-of'
import { issueCredit } from '../receipts/issue-receipt'
import { buyerOf } from './buyer-of'
import type { Part } from './judge-money'

/**
 * Writes off what went back by one part, once, or takes back what came back of it; each with a letter. Whether there was
 * something to write.
 */
export async function credit(strapi: Core.Strapi, order: OrderRow, part: Part): Promise<boolean> {
  const receipt = await issueCredit(strapi, order, { refundId: part.id, amount: part.amount })
  if (!receipt) return false
  const buyer = await buyerOf(strapi, order)
  if (!buyer) return true
  const { number, token } = receipt
  await queueMail(strapi, {
    mail: letterOf(part, { isBack: receipt.amount > 0, isOver: order.state === 'refunded' }),
    to: buyer.email,
    userId: order.userId,
    data: {
      name: buyer.name,
      product: order.productName,
      amount: moneyText({ amount: Math.abs(receipt.amount), currency: paidOf(order).currency }),
      number,
      link: receiptLink(token),
    },
    dedupeKey: receipt.sourceKey,
  })
  return true
}

/** `isBack`: the money is with us again. `isOver`: nothing of the order's money is left. */
function letterOf({ by }: Part, { isBack, isOver }: { isBack: boolean; isOver: boolean }) {
  if (by === 'refund') {
    if (isBack) return 'refundFailed'
    return isOver ? 'refund' : 'refundPart'
  }
  if (isBack) return 'disputeWon'
  return isOver ? 'disputeLost' : 'disputeLostPart'
}
