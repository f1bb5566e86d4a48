import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import type { CycleTurn } from './reading'

/** The range with one period of each cycle, enough for any of its days. */
export type BoardData = {
  from: string
  days: number
  /** Index of the requested day. */
  marked: number
  today: string
  turns: readonly CycleTurn[]
}

const dayMs = 86_400_000
const isoDate = /^\d{4}-\d\d-\d\d$/

/** The ISO date of an index in the range. */
export const dayAt = ({ from }: Pick<BoardData, 'from'>, place: number) =>
  new Date(Date.parse(from) + place * dayMs).toISOString().slice(0, 10)

/** The index of an ISO date in the range; undefined for anything else. */
export function placeOf({ from, days }: Pick<BoardData, 'from' | 'days'>, date: string) {
  if (!isoDate.test(date)) return undefined
  const place = (Date.parse(date) - Date.parse(from)) / dayMs
  return place >= 0 && place < days ? place : undefined
}

/**
 * The marked day: moved by the visitor, else the one in the address (after a return to a page where it had been moved),
 * else the requested one. A new response of the server resets the move.
 */
export function useMarkedDay(data: BoardData) {
  const inAddress = useSearchParams().get('day') ?? ''
  const [moved, setMoved] = useState<{ data: BoardData; place: number }>()
  const place = moved?.data === data ? moved.place : (placeOf(data, inAddress) ?? data.marked)
  const move = (to: number) => setMoved({ data, place: Math.min(Math.max(to, 0), data.days - 1) })
  // Replaced, not pushed: the back button returns to the previous page, not through every day of a drag.
  const commit = () => {
    const url = new URL(location.href)
    url.searchParams.set('day', dayAt(data, place))
    history.replaceState(null, '', url)
  }
  return { place, move, commit }
}
