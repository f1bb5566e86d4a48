import type { Core } from '@strapi/strapi'
import { type AnalysisRow, analysisUid } from '../../../analysis/analyses/analysis-row'
import { AppError } from '../../../platform/lib/app-error'

/** An analysis in any state. Throws notFound. */
export async function requireAnalysis(
  { db }: Core.Strapi,
  documentId: string,
): Promise<AnalysisRow> {
  const row: AnalysisRow | null = await db.query(analysisUid).findOne({ where: { documentId } })
  if (!row) throw new AppError('notFound')
  return row
}
