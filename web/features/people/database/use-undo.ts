'use client'

import { useEffect, useState } from 'react'
import type { SavedDate } from '@/lib/contract/saved-dates'

/** How long undo is offered; the cms itself stores deleted people for a day. */
const offeredMs = 10_000

/** The last deleted person, while undo is offered; the time stops while the button is focused or hovered. */
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
