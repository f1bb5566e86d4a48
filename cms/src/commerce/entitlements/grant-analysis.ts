import type { Person } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { addDownloadLink } from '../../analysis/analyses/download-links'
import { makeAnalysis } from '../../analysis/analyses/make-analysis'
import { currentEdition } from '../../analysis/analyses/texts/edition'
import { findUser } from '../../members/users/user-row'
import { downloadLink } from '../../messaging/mail/links'
import { orderReference } from '../../messaging/mail/order-reference'
import { queueMail } from '../../messaging/mail/queue-mail'
import { now } from '../../platform/lib/clock'
import { env } from '../../platform/lib/env'
import { dayText, moneyText } from '../../platform/lib/local-form'
import { grant } from './grant'
import { giveFreeAnalysis } from './grant-free-analysis'
import type { Notify, ProductModule, Sold } from './product-module'

/** Creates the analysis of a paid order with a download link for its e-mail. */
async function sell(strapi: Core.Strapi, sold: Sold): Promise<Notify> {
  const { order, userId, parent, textVersion } = sold
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
  const link = await addDownloadLink(strapi, { userId, analysisId, language })
  return prepareEmail(strapi, sold, link)
}

type Link = { token: string; expiresAt: Date }

async function prepareEmail(
  strapi: Core.Strapi,
  { order, userId }: Sold,
  { token, expiresAt }: Link,
): Promise<Notify> {
  const { amount, currency } = order
  const user = await findUser(strapi, userId)
  if (!user) return async () => undefined
  const data = {
    name: user.firstName,
    product: order.productName,
    about: shortNames(order.people ?? []),
    amount: amount > 0 ? moneyText({ amount, currency }) : null,
    until: dayText(expiresAt),
    link: downloadLink(token),
  }
  const envelope = { to: user.email, userId, dedupeKey: `order:${order.documentId}` }
  return (number) => {
    const known = { ...data, number: orderReference(order, number) }
    return queueMail(strapi, { ...envelope, mail: 'ordered', data: known })
  }
}

/** Names for an e-mail subject: both of two, of more only the first, to keep it short. */
export function shortNames([first, second, ...others]: readonly Person[]): string | null {
  if (!first) return null
  if (!second) return first.name
  return others.length > 0
    ? `${first.name} +${others.length + 1}`
    : `${first.name} & ${second.name}`
}

export const analysis: ProductModule = {
  /** A new edition of the texts is independent of the order. */
  prepare: async (strapi) => ({ textVersion: await currentEdition(strapi) }),
  sell,
  /** The user who redeems it chooses the people. */
  give: (strapi, given) =>
    giveFreeAnalysis(strapi, { ...given, source: 'gift', freeProduct: given.gift.productKey }),
}
