import type { AdminAnalysis, Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { isOfToday } from '../../../analysis/analyses/compose-anew'
import { findEditions } from '../../../analysis/analyses/edition-row'
import { findShare } from '../../../analysis/analyses/share-analysis'
import { editionTexts } from '../../../analysis/analyses/texts/edition'
import { findOrder } from '../../../commerce/orders/order-row'
import { fullName } from '../../../members/users/full-name'
import { findUser } from '../../../members/users/user-row'
import { now } from '../../../platform/lib/clock'
import { env } from '../../../platform/lib/env'
import { instantOf } from '../../lists/cells'
import { fallenTexts } from './fallen-texts'
import { requireAnalysis } from './require-analysis'

const linkUid = 'api::download-link.download-link'

type LinkRow = { language: Language; expiresAt: string }

/** The data of an ordered analysis, without its people. Throws notFound. */
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
