export const trashUid = 'api::trashed-entry.trashed-entry'

/** An entry, or some languages of it, that was deleted. What it said stands in its versions. */
export type TrashRow = {
  id: number
  entryUid: string
  entryId: string
  /** Which languages went; empty where a type has none. */
  entryLocales: string[]
  /** What it was called in the first of them. */
  title: string | null
  /** Of a type without languages and drafts: the number of its row, by which others know it, and what the system counts. */
  system: Record<string, unknown> | null
  /** Who led to it. */
  links: Link[] | null
  deletedAt: string
  deletedById: number | null
}

/** A field of another entry that led here. */
export type Link = {
  uid: string
  documentId: string
  locale: string
  field: string
  /** Which language of what was deleted. */
  to: string
}

/** How long something can be taken back. */
export const trashDays = 30

/** How much can be taken back; the oldest goes first. */
export const mostInTrash = 1000

/** What was deleted before this is gone. */
export const trashSince = (at: Date) => new Date(at.getTime() - trashDays * 86_400_000)
