import type { AnalysisKind, AnalysisPerson } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { Outline } from './compose/outline'

/** The analysis of a paid order. Stores its numbers, its chosen texts, and the version of their wording. */
export type AnalysisRow = {
  id: number
  documentId: string
  orderId: number
  userId: number
  kind: AnalysisKind
  /** `withheld`: its payment was refunded, or is disputed. */
  state: 'ready' | 'withheld'
  people: AnalysisPerson[]
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

/** An existing analysis that is withheld. */
export const findWithheld = async (
  { db }: Core.Strapi,
  where: Where,
): Promise<AnalysisRow | undefined> =>
  (await db.query(analysisUid).findOne({ where: { ...where, state: 'withheld' } })) ?? undefined

/** A readable analysis; undefined also if it is withheld. */
export const findAnalysis = async (
  { db }: Core.Strapi,
  where: Where,
): Promise<AnalysisRow | undefined> =>
  (await db.query(analysisUid).findOne({ where: { ...where, state: 'ready' } })) ?? undefined
