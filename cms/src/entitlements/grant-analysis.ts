import type { Core } from '@strapi/strapi'
import { addDownloadLink } from '../analyses/download-links'
import { makeAnalysis } from '../analyses/make-analysis'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { dayText, moneyText } from '../lib/local-form'
import { downloadLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import { findUser } from '../users/user-row'
import { grant } from './grant'
import { giveFreeAnalysis } from './grant-free-analysis'
import type { Given, Sold } from './means'

/** A paid order becomes its analysis at once, and the letter with its link, in the transaction that fulfils it. */
export async function sellAnalysis(strapi: Core.Strapi, sold: Sold) {
  const { order, userId, parent, textVersion } = sold
  const { amount, currency } = order
  const analysisId = await makeAnalysis(strapi, { order, userId, textVersion })
  const sourceKey = `order:${order.id}:analysis`
  await grant(strapi, {
    kind: 'analysis',
    sourceKey,
    thingId: analysisId,
    userId,
    orderId: order.id,
    parent,
    from: now(),
  })
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

/** Whom it is about is known to whoever uses it (decision 78). */
export const giveAnalysis = (strapi: Core.Strapi, given: Given) =>
  giveFreeAnalysis(strapi, { ...given, source: 'gift', freeProduct: given.gift.productKey })
