import type { Core } from '@strapi/strapi'
import { findUser } from '../../../members/users/user-row'
import { queueMail } from '../../../messaging/mail/queue-mail'
import { momentText, moneyText } from '../../../platform/lib/local-form'
import type { OrderRow } from '../../orders/order-row'
import { successAddress } from '../stripe/return-addresses'

/** Queues the e-mail about an order with a delayed payment that failed; in the transaction that closes it. */
export async function notifyUnpaid(strapi: Core.Strapi, order: OrderRow, session: string) {
  const {
    documentId,
    userId,
    buyerEmail,
    productName: product,
    amount,
    currency,
    createdAt,
  } = order
  const user = userId === null ? undefined : await findUser(strapi, userId)
  const to = user?.email ?? buyerEmail
  if (!to) return
  await queueMail(strapi, {
    mail: 'orderUnpaid',
    to,
    userId,
    data: {
      name: user?.firstName ?? null,
      product,
      amount: moneyText({ amount, currency }),
      date: momentText(new Date(createdAt)),
      link: successAddress(session),
    },
    dedupeKey: `orderUnpaid:${documentId}`,
  })
}
