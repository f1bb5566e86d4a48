import type { ChapterKey, Reading } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { AnalysisRow } from './analysis-row'

/** The owner's reading progress: at most one row per analysis, which has one owner. */
export type ReadingRow = {
  id: number
  userId: number
  /** The analysis's `documentId`. */
  analysisId: string
  chapterCount: number
  chaptersRead: ChapterKey[]
  bookmarks: ChapterKey[]
  lastChapter: ChapterKey | null
  lastReadAt: string
}

export const readingUid = 'api::analysis-reading.analysis-reading'

type StoredReading = Pick<
  ReadingRow,
  'chapterCount' | 'chaptersRead' | 'bookmarks' | 'lastChapter' | 'lastReadAt'
>

export const readingOf = (row: StoredReading): Reading => ({
  chapters: row.chapterCount,
  read: row.chaptersRead,
  bookmarks: row.bookmarks,
  at: row.lastChapter,
  lastReadAt: new Date(row.lastReadAt).toISOString(),
})

/** The owner's progress; null: not opened yet. */
export async function findReading(
  { db }: Core.Strapi,
  { documentId: analysisId }: Pick<AnalysisRow, 'documentId'>,
): Promise<Reading | null> {
  const row: ReadingRow | null = await db.query(readingUid).findOne({ where: { analysisId } })
  return row && readingOf(row)
}
