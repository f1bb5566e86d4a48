import type { ChapterFeedback, ChapterKey, Feedback } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { AnalysisRow } from '../analysis-row'
import { editionKeyOf } from '../edition-row'

/** The owner's feedback on a chapter: at most one row per edition and chapter. */
export type FeedbackRow = {
  id: number
  userId: number
  /** The analysis's `documentId`. */
  analysisId: string
  editionKey: string
  chapter: ChapterKey
  value: Feedback
}

export const feedbackUid = 'api::chapter-feedback.chapter-feedback'

/** The feedback on the chapters of an analysis, of the edition that the row contains. */
export async function findFeedback(
  { db }: Core.Strapi,
  row: AnalysisRow,
): Promise<ChapterFeedback[]> {
  const rows: FeedbackRow[] = await db
    .query(feedbackUid)
    .findMany({ where: { editionKey: editionKeyOf(row) }, orderBy: { id: 'asc' } })
  return rows.map(({ chapter, value }) => ({ chapter, value }))
}
