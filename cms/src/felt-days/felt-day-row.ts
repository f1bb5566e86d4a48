import type { FeltDay } from '@krono/contract'

/** How somebody says that a day was. A day has one row at most of each person. */
export type FeltDayRow = Pick<FeltDay, 'day' | 'body' | 'feeling' | 'mind'> & {
  id: number
  userId: number
  word: string | null
  /** When it was tapped: of two for one day the later stays. */
  feltAt: string
}

export const feltDayUid = 'api::felt-day.felt-day'

type Told = Omit<FeltDayRow, 'id' | 'userId'>

export const feltDayOf = ({ day, body, feeling, mind, word, feltAt }: Told): FeltDay => ({
  day,
  body,
  feeling,
  mind,
  word: word ?? '',
  at: new Date(feltAt).toISOString(),
})
