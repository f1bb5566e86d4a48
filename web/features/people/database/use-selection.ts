'use client'

import { useState } from 'react'
import type { SavedDate } from '@/lib/contract/saved-dates'

/** The selected people, including those on other pages of the list. */
export function useSelection() {
  const [people, setPeople] = useState<ReadonlyMap<string, SavedDate>>(new Map())

  function toggle(person: SavedDate) {
    const next = new Map(people)
    if (!next.delete(person.id)) next.set(person.id, person)
    setPeople(next)
  }

  /** Selects or deselects all of these. */
  function tickAll(all: readonly SavedDate[], isTicked: boolean) {
    const next = new Map(people)
    for (const person of all) {
      if (isTicked) next.set(person.id, person)
      else next.delete(person.id)
    }
    setPeople(next)
  }

  function remove(id: string) {
    const next = new Map(people)
    if (next.delete(id)) setPeople(next)
  }

  return { people, toggle, tickAll, remove, clear: () => setPeople(new Map()) }
}
