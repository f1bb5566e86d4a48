export const trashUid = 'api::trashed-entry.trashed-entry'

/** A deleted entry, or some of its locales. Its content is in its versions. */
export type TrashRow = {
  id: number
  entryUid: string
  entryId: string
  /** The deleted locales; empty for a type without i18n. */
  entryLocales: string[]
  /** Its title in the first of them. */
  title: string | null
  /** For a type without i18n and drafts: its row id, which others refer to, and system-counted fields. */
  system: Record<string, unknown> | null
  /** The entries that referred to it. */
  links: Link[] | null
  deletedAt: string
  deletedById: number | null
}

/** A field of another entry that referred to it. */
export type Link = {
  uid: string
  documentId: string
  locale: string
  field: string
  /** The locale referred to. */
  to: string
}

/** How long an entry can be restored. */
export const trashDays = 30

/** Maximum entries in the trash; the oldest is deleted first. */
export const mostInTrash = 1000

/** Entries deleted before this instant are no longer in the trash. */
export const trashSince = (at: Date) => new Date(at.getTime() - trashDays * 86_400_000)
