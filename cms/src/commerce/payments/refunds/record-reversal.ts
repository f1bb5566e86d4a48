import type { Core } from '@strapi/strapi'
import { receiptLink } from '../../../messaging/mail/links'
import { queueMail } from '../../../messaging/mail/queue-mail'
import { moneyText } from '../../../platform/lib/local-form'
import type { OrderRow } from '../../orders/order-row'
import { paidOf } from '../../orders/paid-of'
import { issueCredit } from '../../receipts/issue-receipt'
import { buyerOf } from '../checkout/buyer-of'
import type { Part } from './evaluate-reversals'

/** `isSettled`: the buyer has withdrawn from the order. */
type Written = Part & { isSettled: boolean }

/**
 * Issues a credit note for a returned part, once, or reverses it if the money came back; each with a letter. Returns
 * whether anything was issued.
 */
export async function recordReversal(
  strapi: Core.Strapi,
  order: OrderRow,
  part: Written,
): Promise<boolean> {
  const receipt = await issueCredit(strapi, order, { refundId: part.id, amount: part.amount })
  if (!receipt) return false
  const buyer = await buyerOf(strapi, order)
  if (!buyer) return true
  const { number, token } = receipt
  await queueMail(strapi, {
    mail: mailNameOf(part, { isBack: receipt.amount > 0, isOver: order.state === 'refunded' }),
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

/** `isBack`: the money is with us again. `isOver`: the order is fully refunded. */
function mailNameOf(
  { by, isSettled }: Written,
  { isBack, isOver }: { isBack: boolean; isOver: boolean },
) {
  if (by === 'refund') {
    if (isBack) return 'refundFailed'
    if (isSettled) return 'withdrawalRefund'
    return isOver ? 'refund' : 'refundPart'
  }
  if (isBack) return 'disputeWon'
  return isOver ? 'disputeLost' : 'disputeLostPart'
}
