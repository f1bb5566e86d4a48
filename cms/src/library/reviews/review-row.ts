import type { Language, OwnReview, ReviewState, ReviewSubject } from '@krono/contract'

export type ReviewRow = {
  id: number
  documentId: string
  /** Null for samples. */
  userId: number | null
  subject: ReviewSubject
  stars: number
  title: string | null
  text: string
  name: string
  language: Language
  state: ReviewState
  /** The operator's public answer. */
  answer: string | null
  /** The editor's reason for a rejection, for the writer. */
  reason: string | null
  writtenAt: string
  isSample: boolean
}

export const reviewUid = 'api::review.review'
export const reviewTable = 'reviews'

/** Emitted when the public reviews changed. */
export const reviewsTurned = 'reviews.turned'

/** The fields of a row shown to the writer and the public. */
export const writtenOf = (row: ReviewRow, isBuyer: boolean) => ({
  id: row.documentId,
  subject: row.subject,
  stars: row.stars,
  title: row.title ?? '',
  text: row.text,
  name: row.name,
  isBuyer,
  answer: row.answer ?? '',
  writtenAt: new Date(row.writtenAt).toISOString(),
})

export const ownReviewOf = (row: ReviewRow, isBuyer: boolean): OwnReview => ({
  ...writtenOf(row, isBuyer),
  state: row.state,
  reason: row.reason ?? '',
})
