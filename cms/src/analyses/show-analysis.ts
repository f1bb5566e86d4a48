import type { Analysis, Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { findOrder } from '../orders/order-row'
import { findAnalysis } from './analysis-row'
import { readAnalysis } from './read-analysis'
import { findReading } from './reading-row'
import { findShare } from './share-analysis'

export type OwnQuestion = { userId: number; id: string; language: Language | undefined }

/** What its owner reads. Throws notFound for another's, or one that is withheld (`openOwn`). */
export async function showAnalysis(
  strapi: Core.Strapi,
  { userId, id, language }: OwnQuestion,
): Promise<Analysis> {
  const row = await findAnalysis(strapi, { documentId: id, userId })
  const order = row && (await findOrder(strapi, { id: row.orderId }))
  if (!row || !order) throw new AppError('notFound')
  return {
    id: row.documentId,
    orderId: order.documentId,
    share: (await findShare(strapi, row)) ?? null,
    reading: await findReading(strapi, row),
    ...(await readAnalysis(strapi, row, language)),
  }
}
