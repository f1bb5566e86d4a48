import type { SearchedUid } from './searched-types'

/** An indexed entry. */
export type Entry = {
  /** Unique among all types. */
  id: string
  uid: SearchedUid
  documentId: string
  title: string
  /** Its texts, field by field. */
  texts: readonly string[]
  path: string
}
