export const versionUid = 'api::entry-version.entry-version'

/** One locale of an entry; `locale` is empty for a type without i18n. */
export type EntryKey = { uid: string; documentId: string; locale: string }

/** The state of an entry after a save. */
export type VersionRow = {
  id: number
  number: number
  snapshot: string
  hash: string
  savedAt: string
  /** Id of a panel user; null: the system, or a program. Names are not stored here. */
  savedById: number | null
  /** The number of the version that this one restored. */
  restoredFrom: number | null
  /** When it was last published. */
  onlineAt: string | null
}

/** Versions stored per locale of an entry; the oldest are deleted. */
export const mostVersions = 50

export const whereOf = ({ uid, documentId, locale }: EntryKey) => ({
  entryUid: uid,
  entryId: documentId,
  entryLocale: locale,
})
