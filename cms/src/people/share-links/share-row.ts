import type { Person, Share, SharedResult } from '@krono/contract'

/** The stored data of a shared result. */
export type Shown = Pick<SharedResult, 'kind' | 'engineVersion' | 'result'> & { people: Person[] }

export type ShareRow = Shown & {
  documentId: string
  userId: number
  token: string
  showsDates: boolean
  /** Set for an analysis, which is read from its own table. */
  analysisId: number | null
  createdAt: string
}

export const shareUid = 'api::shared-result.shared-result'

/** A share as its owner sees it. */
export const shareOf = (row: ShareRow): Share => ({
  id: row.documentId,
  token: row.token,
  kind: row.kind,
  names: row.people.map((person) => person.name),
  showsDates: row.showsDates,
  createdAt: new Date(row.createdAt).toISOString(),
})
