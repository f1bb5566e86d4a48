import type { ChapterKey, Inputs } from '@krono/contract'

export type ReadingUpdate = Inputs['saveReading']

type Known = {
  chaptersRead: readonly ChapterKey[]
  bookmarks: readonly ChapterKey[]
  lastChapter: ChapterKey | null
}

/** The field that names a chapter which the analysis does not have; undefined if all exist. */
export function foreignField(
  chapters: readonly ChapterKey[],
  update: ReadingUpdate,
): string | undefined {
  const isForeign = (key: ChapterKey | undefined) => key !== undefined && !chapters.includes(key)
  if (update.read.some(isForeign)) return 'read'
  if (isForeign(update.at)) return 'at'
  return update.bookmarks.some(({ chapter }) => isForeign(chapter)) ? 'bookmarks' : undefined
}

/**
 * Merges a report into the known progress, in the order of the chapters. A chapter once read stays read, so that
 * devices may report in any order and repeatedly.
 */
export function mergeReading(chapters: readonly ChapterKey[], known: Known, update: ReadingUpdate) {
  const changes = new Map(update.bookmarks.map(({ chapter, isSet }) => [chapter, isSet]))
  const isMarked = (key: ChapterKey) => changes.get(key) ?? known.bookmarks.includes(key)
  const isRead = (key: ChapterKey) => known.chaptersRead.includes(key) || update.read.includes(key)
  return {
    chapterCount: chapters.length,
    chaptersRead: chapters.filter(isRead),
    bookmarks: chapters.filter(isMarked),
    lastChapter: update.at ?? known.lastChapter,
  }
}
