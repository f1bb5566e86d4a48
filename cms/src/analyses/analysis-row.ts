import type { AnalysisKind, Person } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { Outline } from './compose/outline'

/** What a paid order brought. It keeps its numbers, the choice of its texts, and the version of their words. */
export type AnalysisRow = {
  id: number
  documentId: string
  orderId: number
  userId: number
  kind: AnalysisKind
  /** `withheld`: its money went back, or a bank asks for it. */
  state: 'ready' | 'withheld'
  people: Person[]
  /** `YYYY-MM-DD` */
  madeOn: string
  engineVersion: string
  textVersion: string
  outline: Outline
  createdAt: string
}

export const analysisUid = 'api::analysis.analysis'
export const analysisTable = 'analyses'

type Where = Partial<Pick<AnalysisRow, 'id' | 'documentId' | 'orderId' | 'userId'>>

/** One that is there and may not be read. */
export const findWithheld = async (
  { db }: Core.Strapi,
  where: Where,
): Promise<AnalysisRow | undefined> =>
  (await db.query(analysisUid).findOne({ where: { ...where, state: 'withheld' } })) ?? undefined

/** One that may be read; undefined also for one that is withheld. */
export const findAnalysis = async (
  { db }: Core.Strapi,
  where: Where,
): Promise<AnalysisRow | undefined> =>
  (await db.query(analysisUid).findOne({ where: { ...where, state: 'ready' } })) ?? undefined
