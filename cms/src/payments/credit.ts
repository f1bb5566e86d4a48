import type { Core } from '@strapi/strapi'
import { moneyText } from '../lib/local-form'
import { receiptLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import type { OrderRow } from '../orders/order-row'
import { issueCredit } from '../receipts/issue-receipt'
import { findUser } from '../users/user-row'
import type { Part } from './judge-money'

/** Writes off what went back by one part, once, with a letter; and what came back of it, without one. */
export async function credit(strapi: Core.Strapi, order: OrderRow, { id, amount }: Part) {
  const receipt = await issueCredit(strapi, order, { refundId: id, amount })
  const user = order.userId === null ? undefined : await findUser(strapi, order.userId)
  const to = user?.email ?? order.buyerEmail
  if (!receipt || receipt.amount > 0 || !to) return
  await queueMail(strapi, {
    mail: 'refund',
    to,
    userId: order.userId,
    data: {
      name: user?.firstName ?? null,
      product: order.productName,
      amount: moneyText({ amount: -receipt.amount, currency: order.currency }),
      link: receiptLink(receipt.token),
    },
    dedupeKey: receipt.sourceKey,
  })
}
