import type { ContentTypeUid } from '../../platform/lib/content-types'

/** A text field; of a component `offer.title`. */
export type TextPart = { field: string; text: string; normalized: string }

/** An entry in one locale as its editors see it: the draft, if the type has drafts. */
export type Writing = {
  uid: ContentTypeUid
  id: number
  documentId: string
  /** Null without i18n. */
  locale: string | null
  title: string
  /** Its unique field, if there is one. */
  key: string | null
  /** Whether visitors see this version, an earlier one, or none. */
  published: 'never' | 'asItIs' | 'before'
  startDate: Date | null
  endDate: Date | null
  /** Scheduled publication and unpublication. */
  publishAt: Date | null
  unpublishAt: Date | null
  updatedAt: Date
  parts: readonly TextPart[]
}

export type WritingState = 'draft' | 'changed' | 'timed' | 'live' | 'over'

/** Its current state for visitors. */
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
