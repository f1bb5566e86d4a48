import type { FeltDay } from '@krono/contract'

/** How a user rated a day: at most one row per user and day. */
export type FeltDayRow = Pick<FeltDay, 'day' | 'body' | 'feeling' | 'mind'> & {
  id: number
  userId: number
  word: string | null
  /** When it was entered: of two entries for one day the later one wins. */
  feltAt: string
}

export const feltDayUid = 'api::felt-day.felt-day'

type FeltFacts = Omit<FeltDayRow, 'id' | 'userId'>

export const feltDayOf = ({ day, body, feeling, mind, word, feltAt }: FeltFacts): FeltDay => ({
  day,
  body,
  feeling,
  mind,
  word: word ?? '',
  at: new Date(feltAt).toISOString(),
})
