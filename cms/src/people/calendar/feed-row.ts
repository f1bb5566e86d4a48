import type { Feed } from '@krono/contract'

/** The row of a calendar feed. */
export type FeedRow = Pick<Feed, 'cycles' | 'peaks' | 'critical'> & {
  /** Contains a daily reminder to rate the day; null: older than this option. */
  felt: boolean | null
  id: number
  documentId: string
  userId: number
  /** Stored in plain text, not hashed: its owner can view it again, and it only gives access to this calendar. */
  token: string
  savedDateId: string | null
  createdAt: string
  readAt: string | null
  /** Hash of the content at the last request, and the time of the first request that found it. */
  contentHash: string | null
  changedAt: string | null
}

export const feedUid = 'api::calendar-feed.calendar-feed'

const instant = (text: string) => new Date(text).toISOString()

/** A feed as its owner sees it, with the name of its person. */
export function feedOf(row: FeedRow, person: string | undefined): Feed {
  const { documentId: id, token, cycles, peaks, critical, felt, createdAt, readAt } = row
  return {
    id,
    token,
    cycles,
    peaks,
    critical,
    felt: felt ?? false,
    person: person ?? null,
    createdAt: instant(createdAt),
    readAt: readAt && instant(readAt),
  }
}
