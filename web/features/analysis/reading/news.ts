import type { ChapterKey } from '@/lib/contract/chapters'

type Mark = { chapter: ChapterKey; isSet: boolean }

/** Events of a page not yet sent to the cms; the body of its call. */
export type News = { read: ChapterKey[]; at?: ChapterKey; bookmarks: Mark[] }

export const nothingNew: News = { read: [], bookmarks: [] }

export const isNothing = ({ read, at, bookmarks }: News) =>
  read.length === 0 && at === undefined && bookmarks.length === 0

/** Merges two: read chapters add up; of a place and a bookmark the later value counts. */
export function withNews(before: News, more: Partial<News>): News {
  const { read = [], bookmarks = [], at = before.at } = more
  const isChanged = ({ chapter }: Mark) => bookmarks.some((mark) => mark.chapter === chapter)
  return {
    read: [...new Set([...before.read, ...read])],
    bookmarks: [...before.bookmarks.filter((mark) => !isChanged(mark)), ...bookmarks],
    ...(at && { at }),
  }
}
