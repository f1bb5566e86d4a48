import type { Person } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { addDownloadLink } from '../analyses/download-links'
import { makeAnalysis } from '../analyses/make-analysis'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { dayText, moneyText } from '../lib/local-form'
import { downloadLink } from '../mail/links'
import { numberOf } from '../mail/number-of'
import { queueMail } from '../mail/queue-mail'
import { findUser } from '../users/user-row'
import { grant } from './grant'
import { giveFreeAnalysis } from './grant-free-analysis'
import type { Given, Sold, Tell } from './means'

/** A paid order becomes its analysis at once, with a link that is in its letter, in the transaction that fulfils it. */
export async function sellAnalysis(strapi: Core.Strapi, sold: Sold): Promise<Tell> {
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
  return prepareLetter(strapi, sold, link)
}

type Link = { token: string; expiresAt: Date }

async function prepareLetter(
  strapi: Core.Strapi,
  { order, userId }: Sold,
  { token, expiresAt }: Link,
): Promise<Tell> {
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
  const letter = { to: user.email, userId, dedupeKey: `order:${order.documentId}` }
  return (number) => {
    const known = { ...data, number: numberOf(order, number) }
    return queueMail(strapi, { ...letter, mail: 'ordered', data: known })
  }
}

/** Whom a letter names. Of several people the first: the subject of a letter is short. */
export const shortNames = ([first, ...others]: readonly Person[]) =>
  first ? [first.name, ...(others.length > 0 ? [`+${others.length}`] : [])].join(' ') : null

/** Whom it is about is known to whoever uses it (decision 78). */
export const giveAnalysis = (strapi: Core.Strapi, given: Given) =>
  giveFreeAnalysis(strapi, { ...given, source: 'gift', freeProduct: given.gift.productKey })
