import type { SearchedUid } from './searched-types'

/** An entry that can be found. */
export type Entry = {
  /** Tells it from all others, of whichever type. */
  id: string
  uid: SearchedUid
  documentId: string
  title: string
  /** Its texts, field by field. */
  texts: readonly string[]
  path: string
}
