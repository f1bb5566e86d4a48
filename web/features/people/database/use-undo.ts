'use client'

import { useEffect, useState } from 'react'
import type { SavedDate } from '@/lib/contract/saved-dates'

/** How long a deletion may be taken back here; the cms itself keeps what was deleted for a day. */
const offeredMs = 10_000

/** The person who was deleted last, for as long as that may be undone; held while somebody is about to. */
export function useUndo() {
  const [person, setPerson] = useState<SavedDate>()
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (!person || isHeld) return
    const timer = setTimeout(() => setPerson(undefined), offeredMs)
    return () => clearTimeout(timer)
  }, [person, isHeld])

  return {
    person,
    offer: (deleted: SavedDate) => {
      setHeld(false)
      setPerson(deleted)
    },
    withdraw: () => setPerson(undefined),
    hold: setHeld,
  }
}
