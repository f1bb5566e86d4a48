'use client'

import { type RefObject, useEffect, useState } from 'react'
import { type DateOrder, formatDateText } from '@/base/text/date-text'
import { parseDateText } from '@/base/text/parse-date-text'
import { textOf } from '@/ui/form/read-values'
import { fieldsOf } from './read-people'
import { atLeast, distinct, placeIn, type Range, type Row, withRow } from './rows'
import {
  isBlank,
  storedPeople,
  storePeople,
  type TypedPerson,
  takeChosenPeople,
} from './stored-people'

type Setup = {
  /** The user's id: the typed people are stored for this user alone. */
  owner: string
  range: Range
  order: DateOrder
  /** The reader, where name and birth date are known. */
  me: TypedPerson | undefined
  form: RefObject<HTMLElement | null>
}

/** The people of an order. Those beyond the maximum of a smaller kind are hidden, and shown again with a larger one. */
export function useRows({ owner, range, order, me, form }: Setup) {
  const [typed, setTyped] = useState<readonly Row[]>([])
  const [fewest, most] = range
  const rows = atLeast(typed, fewest)

  function change(next: readonly Row[]) {
    setTyped(next)
    storePeople(owner, next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const early = earlyRows(form.current, rows)
    const chosen = takeChosenPeople().map((one) => namedAs(me, one))
    const stored = [...chosen.map((one) => inLocalForm(one, order)), ...storedPeople(owner)]
    if (stored.length === 0) return early.every(isBlank) ? undefined : change(early)
    const people = distinct([...early.filter((row) => !isBlank(row)), ...stored])
    // After the blank ones, so that no row reuses the id and the fields of a blank one.
    change(people.reduce<Row[]>((all, one) => withRow(all, one), [...rows]).slice(rows.length))
  }, [])

  return {
    shown: rows.slice(0, most),
    aside: rows.slice(most),
    canAdd: rows.length < most,
    canRemove: rows.length > fewest,
    add: () => {
      const next = withRow(rows)
      change(next)
      return next.at(-1)?.id
    },
    type: (id: number, patch: Partial<TypedPerson>) =>
      change(rows.map((row) => (row.id === id ? { ...row, ...patch } : row))),
    remove: (id: number) => change(rows.filter((row) => row.id !== id)),
    restore: (row: Row, place: number) => change(withRow(rows, row, place)),
    /** A person with a known name and date; `YYYY-MM-DD`. */
    place: (person: TypedPerson) => {
      const placed = placeIn(rows, inLocalForm(person, order), range)
      if (placed.is === 'placed') change(placed.rows)
      return placed
    },
  }
}

/** A chart without a name and with the reader's date is the reader's. */
const namedAs = (me: TypedPerson | undefined, one: TypedPerson) =>
  me && one.date === me.date && one.name.trim() === '' ? me : one

const inLocalForm = (person: TypedPerson, order: DateOrder): TypedPerson => {
  const parsed = parseDateText(person.date, order)
  return parsed ? { ...person, date: formatDateText(parsed, order) } : person
}

/** People typed before hydration. */
function earlyRows(part: HTMLElement | null, rows: readonly Row[]): Row[] {
  const form = part?.closest('form')
  if (!form) return [...rows]
  const values = new FormData(form)
  return rows.map((row, place) => {
    const fields = fieldsOf(place)
    const role = textOf(values, fields.role)
    const typed = { name: textOf(values, fields.name), date: textOf(values, fields.date) }
    return { ...row, ...typed, ...(role && { role }) }
  })
}
