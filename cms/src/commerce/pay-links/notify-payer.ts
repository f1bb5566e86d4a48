import type { Core } from '@strapi/strapi'
import { receiptLink } from '../../messaging/mail/links'
import { orderReference } from '../../messaging/mail/order-reference'
import { queueMail } from '../../messaging/mail/queue-mail'
import { moneyText } from '../../platform/lib/local-form'
import type { OrderRow } from '../orders/order-row'

/** E-mails the receipt to the payer of a payment link; in the transaction that fulfils the order. */
export async function notifyPayer(
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
      number: orderReference(order, receipt.number),
      link: receiptLink(receipt.token),
    },
    dedupeKey: `order:${documentId}`,
  })
}
