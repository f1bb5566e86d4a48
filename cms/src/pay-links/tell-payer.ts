import type { Core } from '@strapi/strapi'
import { moneyText } from '../lib/local-form'
import { receiptLink } from '../mail/links'
import { numberOf } from '../mail/number-of'
import { queueMail } from '../mail/queue-mail'
import type { OrderRow } from '../orders/order-row'

/** The letter to whoever paid by a link, with the receipt; in the transaction that fulfils the order. */
export async function tellPayer(
  strapi: Core.Strapi,
  order: OrderRow,
  receipt: { token: string; number: string } | undefined,
) {
  const { documentId, amount, currency, productName: product, buyerEmail: to, billing } = order
  if (!to || !receipt) return
  await queueMail(strapi, {
    to,
    userId: null,
    mail: 'linkPaid',
    data: {
      name: billing?.fullName ?? null,
      product,
      amount: moneyText({ amount, currency }),
      number: numberOf(order, receipt.number),
      link: receiptLink(receipt.token),
    },
    dedupeKey: `order:${documentId}`,
  })
}
