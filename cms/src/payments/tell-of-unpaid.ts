import type { Core } from '@strapi/strapi'
import { momentText, moneyText } from '../lib/local-form'
import { queueMail } from '../mail/queue-mail'
import type { OrderRow } from '../orders/order-row'
import { findUser } from '../users/user-row'
import { successAddress } from './return-addresses'

/** The letter about an order whose bank did not pay after all; in the transaction that closes it. */
export async function tellOfUnpaid(strapi: Core.Strapi, order: OrderRow, session: string) {
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
