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

type Setup = Pick<PeopleSetup, 'owner' | 'words' | 'order'> & {
  range: Range
  part: RefObject<HTMLFieldSetElement | null>
}

/** What the buttons of the people do, and what is said of it. */
export function usePeopleFields({ part, ...setup }: Setup) {
  const { words } = setup
  const rows = useRows({ ...setup, form: part })
  const { forget } = useContext(FormContext)
  const [added, setAdded] = useState<number>()
  const [notice, setTold] = useState<{ said: string; removed?: Removed }>({ said: '' })

  // What was wrong was said of whoever stood there before.
  function forgetFrom(place: number) {
    for (let at = place; at < rows.shown.length; at++) {
      const { name, date } = fieldsOf(at)
      forget(name)
      forget(date)
    }
  }

  // The button that was pressed goes with its person.
  const focusLegend = () => part.current?.querySelector('legend')?.focus()

  return {
    ...rows,
    ...notice,
    /** The row that a button has just made: somebody wants to write there. */
    added,
    pick(person: TypedPerson) {
      const placed = rows.place(person)
      if (placed.is === 'placed') forgetFrom(placed.place)
      setTold({ said: fill(words[placed.is], { name: person.name }) })
    },
    add() {
      setAdded(rows.add())
      setTold({ said: '' })
    },
    remove(row: Row, place: number) {
      rows.remove(row.id)
      forgetFrom(place)
      const name = row.name.trim() || fill(words.person, { number: place + 1 })
      const said = fill(words.removed, { name })
      setTold(isBlank(row) ? { said } : { said, removed: { row, place } })
      focusLegend()
    },
    putBack({ row, place }: Removed) {
      rows.putBack(row, place)
      forgetFrom(place)
      setTold({ said: words.undone })
      focusLegend()
    },
  }
}
