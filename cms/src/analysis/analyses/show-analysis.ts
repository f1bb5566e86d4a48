import type { Analysis, Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findOrder } from '../../commerce/orders/order-row'
import { AppError } from '../../platform/lib/app-error'
import { findAnalysis } from './analysis-row'
import { editionNamed, findEditions, inEdition } from './edition-row'
import { findFeedback } from './feedback/feedback-row'
import { readAnalysis } from './read-analysis'
import { findReading } from './reading-row'
import { findShare } from './share-analysis'

export type OwnQuestion = {
  userId: number
  id: string
  language: Language | undefined
  /** An earlier edition; default: the current content. */
  edition?: string | undefined
}

/** The owner's view. Throws notFound for another user's analysis, or a withheld one (`openOwn`). */
export async function showAnalysis(
  strapi: Core.Strapi,
  { userId, id, language, edition }: OwnQuestion,
): Promise<Analysis> {
  const row = await findAnalysis(strapi, { documentId: id, userId })
  const order = row && (await findOrder(strapi, { id: row.orderId }))
  if (!row || !order) throw new AppError('notFound')
  const shown = await inEdition(strapi, row, await editionNamed(strapi, row, edition))
  const earlier = await findEditions(strapi, row)
  return {
    id: row.documentId,
    orderId: order.documentId,
    share: (await findShare(strapi, row)) ?? null,
    reading: await findReading(strapi, row),
    feedback: await findFeedback(strapi, shown),
    edition: edition ?? null,
    earlier: earlier.map(({ documentId, createdAt }) => ({
      id: documentId,
      until: new Date(createdAt).toISOString(),
    })),
    ...(await readAnalysis(strapi, shown, language)),
  }
}
