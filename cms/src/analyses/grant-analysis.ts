import type { Core } from '@strapi/strapi'
import { env } from '../lib/env'
import { dayText, moneyText } from '../lib/local-form'
import { downloadLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import type { OrderRow } from '../orders/order-row'
import { findUser } from '../users/user-row'
import { addDownloadLink } from './download-links'
import { makeAnalysis } from './make-analysis'

/** A paid order becomes its analysis at once, and the letter with its link, in the transaction that fulfils it. */
export async function grantAnalysis(
  strapi: Core.Strapi,
  order: OrderRow & { userId: number },
  textVersion: string | undefined,
) {
  const { userId, amount, currency } = order
  const analysisId = await makeAnalysis(strapi, { order, userId, textVersion })
  const language = env.LANGUAGE
  const { token, expiresAt } = await addDownloadLink(strapi, { userId, analysisId, language })
  const user = await findUser(strapi, userId)
  if (!user) return
  await queueMail(strapi, {
    mail: 'ordered',
    to: user.email,
    userId,
    data: {
      name: user.firstName,
      product: order.productName,
      amount: amount > 0 ? moneyText({ amount, currency }) : null,
      until: dayText(expiresAt),
      link: downloadLink(token),
    },
    dedupeKey: `order:${order.documentId}`,
  })
}
