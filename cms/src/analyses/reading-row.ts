import type { ChapterKey, Reading } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { AnalysisRow } from './analysis-row'

/** How far the owner of an analysis is in it. An analysis has one owner, so it has one row at most. */
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

type Told = Pick<
  ReadingRow,
  'chapterCount' | 'chaptersRead' | 'bookmarks' | 'lastChapter' | 'lastReadAt'
>

export const readingOf = (row: Told): Reading => ({
  chapters: row.chapterCount,
  read: row.chaptersRead,
  bookmarks: row.bookmarks,
  at: row.lastChapter,
  lastReadAt: new Date(row.lastReadAt).toISOString(),
})

/** How far its owner is; null: not opened yet. */
export async function findReading(
  { db }: Core.Strapi,
  { documentId: analysisId }: Pick<AnalysisRow, 'documentId'>,
): Promise<Reading | null> {
  const row: ReadingRow | null = await db.query(readingUid).findOne({ where: { analysisId } })
  return row && readingOf(row)
}
