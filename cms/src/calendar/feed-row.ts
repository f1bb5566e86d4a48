import type { Feed } from '@krono/contract'

/** The row of a calendar feed. */
export type FeedRow = Pick<Feed, 'cycles' | 'peaks' | 'critical'> & {
  /** Asks each evening how the day was; null: it was made before there was the question. */
  felt: boolean | null
  id: number
  documentId: string
  userId: number
  /** Readable, not hashed: its owner looks the address up again, and all that it opens is this calendar. */
  token: string
  savedDateId: string | null
  createdAt: string
  readAt: string | null
}

export const feedUid = 'api::calendar-feed.calendar-feed'

const instant = (text: string) => new Date(text).toISOString()

/** A feed as its owner sees it, with the name of the person whom it is about. */
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
