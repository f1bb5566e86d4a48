export const versionUid = 'api::entry-version.entry-version'

/** One language of an entry; `locale` is empty where a type has no languages. */
export type EntryKey = { uid: string; documentId: string; locale: string }

/** What an entry was after a save. */
export type VersionRow = {
  id: number
  number: number
  snapshot: string
  hash: string
  savedAt: string
  /** Somebody of the panel; null: the system, or a program. Their name stands nowhere here. */
  savedById: number | null
  /** The number of the version that was brought back with this one. */
  restoredFrom: number | null
  /** When it was published last. */
  onlineAt: string | null
}

/** How many of one language of an entry are kept; the oldest go. */
export const mostVersions = 50

export const whereOf = ({ uid, documentId, locale }: EntryKey) => ({
  entryUid: uid,
  entryId: documentId,
  entryLocale: locale,
})
