import type { ChapterKey, Inputs } from '@krono/contract'

export type Said = Inputs['keepReading']

type Known = {
  chaptersRead: readonly ChapterKey[]
  bookmarks: readonly ChapterKey[]
  lastChapter: ChapterKey | null
}

/** The field of what was said that names a chapter which the analysis has not; undefined when all are there. */
export function foreignField(chapters: readonly ChapterKey[], said: Said): string | undefined {
  const isForeign = (key: ChapterKey | undefined) => key !== undefined && !chapters.includes(key)
  if (said.read.some(isForeign)) return 'read'
  if (isForeign(said.at)) return 'at'
  return said.bookmarks.some(({ chapter }) => isForeign(chapter)) ? 'bookmarks' : undefined
}

/**
 * What is known of a reading once this was said too; in the order of the chapters. What was read stays read, so that
 * phone and computer may say it in any order and as often as they like.
 */
export function mergeReading(chapters: readonly ChapterKey[], known: Known, said: Said) {
  const changes = new Map(said.bookmarks.map(({ chapter, isSet }) => [chapter, isSet]))
  const isMarked = (key: ChapterKey) => changes.get(key) ?? known.bookmarks.includes(key)
  const isRead = (key: ChapterKey) => known.chaptersRead.includes(key) || said.read.includes(key)
  return {
    chapterCount: chapters.length,
    chaptersRead: chapters.filter(isRead),
    bookmarks: chapters.filter(isMarked),
    lastChapter: said.at ?? known.lastChapter,
  }
}
