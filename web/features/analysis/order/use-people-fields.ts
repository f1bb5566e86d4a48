'use client'

import { type RefObject, useContext, useState } from 'react'
import { fill } from '@/base/text/fill'
import { FormContext } from '@/ui/form/form-context'
import type { PeopleSetup } from './people-setup'
import { fieldsOf } from './read-people'
import type { Range, Row } from './rows'
import { isBlank, type TypedPerson } from './stored-people'
import { useRows } from './use-rows'

type Removed = { row: Row; place: number }

type Setup = Pick<PeopleSetup, 'owner' | 'words' | 'order' | 'known'> & {
  range: Range
  part: RefObject<HTMLFieldSetElement | null>
}

/** Handlers of the people's buttons, and their messages. */
export function usePeopleFields({ part, ...setup }: Setup) {
  const { words } = setup
  const rows = useRows({ ...setup, me: setup.known.me, form: part })
  const { clear } = useContext(FormContext)
  const [added, setAdded] = useState<number>()
  const [notice, setNotice] = useState<{ status: string; removed?: Removed }>({ status: '' })

  // The errors belonged to the people who were in these rows before.
  function clearFrom(place: number) {
    for (let at = place; at < rows.shown.length; at++) {
      for (const field of Object.values(fieldsOf(at))) clear(field)
    }
  }

  // The pressed button disappears with its person.
  const focusLegend = () => part.current?.querySelector('legend')?.focus()

  return {
    ...rows,
    ...notice,
    /** The row that a button has just added: it receives the focus. */
    added,
    pick(person: TypedPerson) {
      const placed = rows.place(person)
      if (placed.is === 'placed') clearFrom(placed.place)
      setNotice({ status: fill(words[placed.is], { name: person.name }) })
    },
    add() {
      setAdded(rows.add())
      setNotice({ status: '' })
    },
    remove(row: Row, place: number) {
      rows.remove(row.id)
      clearFrom(place)
      const name = row.name.trim() || fill(words.person, { number: place + 1 })
      const status = fill(words.removed, { name })
      setNotice(isBlank(row) ? { status } : { status, removed: { row, place } })
      focusLegend()
    },
    restore({ row, place }: Removed) {
      rows.restore(row, place)
      clearFrom(place)
      setNotice({ status: words.undone })
      focusLegend()
    },
  }
}
