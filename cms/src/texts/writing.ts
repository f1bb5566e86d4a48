import type { ContentTypeUid } from '../lib/content-types'

/** A field with words in it; of a component `offer.title`. */
export type TextPart = { field: string; text: string; folded: string }

/** An entry in one language as its editors see it: the draft, where there are drafts. */
export type Writing = {
  uid: ContentTypeUid
  id: number
  documentId: string
  /** Null for what has no languages. */
  locale: string | null
  title: string
  /** What tells it from others of its type, where that is a field. */
  key: string | null
  /** Whether visitors see it, or saw it before it was changed. */
  published: 'never' | 'asItIs' | 'before'
  startDate: Date | null
  endDate: Date | null
  /** When it is published, and taken off, by itself. */
  publishAt: Date | null
  unpublishAt: Date | null
  updatedAt: Date
  parts: readonly TextPart[]
}

export type WritingState = 'draft' | 'changed' | 'timed' | 'live' | 'over'

/** What visitors have of it at this moment. */
export function stateOf(
  {
    published,
    startDate,
    endDate,
    publishAt,
  }: Pick<Writing, 'published' | 'startDate' | 'endDate' | 'publishAt'>,
  at: Date,
): WritingState {
  if (publishAt && publishAt > at) return 'timed'
  if (published === 'never') return 'draft'
  if (endDate && endDate <= at) return 'over'
  if (published === 'before') return 'changed'
  return startDate && startDate > at ? 'timed' : 'live'
}
