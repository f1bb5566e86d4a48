'use client'

import { useEffect, useState } from 'react'
import type { SavedDate } from '@/lib/contract/saved-dates'

/** How long a deletion may be taken back here; the cms itself keeps what was deleted for a day. */
const offeredMs = 10_000

/** The last deleted person, while undo is offered; the time stops while the button is in use. */
export function useUndo() {
  const [person, setPerson] = useState<SavedDate>()
  const [isPaused, setPaused] = useState(false)

  useEffect(() => {
    if (!person || isPaused) return
    const timer = setTimeout(() => setPerson(undefined), offeredMs)
    return () => clearTimeout(timer)
  }, [person, isPaused])

  return {
    person,
    offer: (deleted: SavedDate) => {
      setPaused(false)
      setPerson(deleted)
    },
    withdraw: () => setPerson(undefined),
    pause: setPaused,
  }
}
