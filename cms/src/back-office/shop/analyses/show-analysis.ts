import type { AdminAnalysis, Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { isOfToday } from '../../../analyses/compose-anew'
import { findEditions } from '../../../analyses/edition-row'
import { findShare } from '../../../analyses/share-analysis'
import { editionTexts } from '../../../analyses/texts/edition'
import { now } from '../../../lib/clock'
import { env } from '../../../lib/env'
import { findOrder } from '../../../orders/order-row'
import { fullName } from '../../../users/full-name'
import { findUser } from '../../../users/user-row'
import { instantOf } from '../../lists/cells'
import { fallenTexts } from './fallen-texts'
import { requireAnalysis } from './require-analysis'

const linkUid = 'api::download-link.download-link'

type LinkRow = { language: Language; expiresAt: string }

/** What is known of an ordered analysis, without whom it is about. Throws notFound. */
export async function showAnalysis(strapi: Core.Strapi, id: string): Promise<AdminAnalysis> {
  const row = await requireAnalysis(strapi, id)
  const { kind, people, state, madeOn, engineVersion, textVersion, outline } = row
  const order = await findOrder(strapi, { id: row.orderId })
  const user = await findUser(strapi, row.userId)
  const links: LinkRow[] = await strapi.db.query(linkUid).findMany({
    where: { analysisId: row.id, expiresAt: { $gt: now() } },
    orderBy: { id: 'desc' },
  })
  return {
    ...{ id, kind, state, madeOn, engineVersion, people: people.length },
    isOfToday: await isOfToday(strapi, row),
    earlier: (await findEditions(strapi, row)).length,
    isShown: (await findShare(strapi, row)) !== undefined,
    order: order?.documentId ?? '',
    product: order?.productName ?? '',
    owner: user
      ? {
          id: user.documentId,
          name: fullName(user),
          email: user.email,
        }
      : null,
    links: links.map(({ language, expiresAt }) => ({
      language,
      expiresAt: instantOf(expiresAt) ?? '',
    })),
    fallen: fallenTexts(outline, await editionTexts(strapi, textVersion), env.LANGUAGE),
  }
}
