import { useEffect, useState } from 'react'

const soonMs = 30_000

/** The longest time of a timer. */
const longestMs = 2_147_483_647

/** Whether an instant is near or over; null is now. An e-mail that leaves in days is not asked for each second. */
export function useDue(instant: string | null): boolean {
  const [isDue, setDue] = useState(instant === null)
  useEffect(() => {
    const leftMs = instant === null ? 0 : Date.parse(instant) - soonMs - Date.now()
    setDue(leftMs <= 0)
    if (leftMs <= 0) return
    const timer = setTimeout(() => setDue(true), Math.min(leftMs, longestMs))
    return () => clearTimeout(timer)
  }, [instant])
  return isDue
}
