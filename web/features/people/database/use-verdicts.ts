import { useMemo, useState } from 'react'
import { type ColumnOrder, findColumnOrder } from '../import/column-order'
import type { FoundPerson } from '../import/found-people'
import type { DateHint } from '../import/read-file-date'
import { sortOut, type Verdict } from '../import/sort-out'
import type { DatabaseSetup } from './database-setup'

/** Only the order of day and month is unknown, so that the row cannot be read yet. */
const isFaulty = (verdict: Verdict) =>
  verdict.state === 'faulty' && verdict.fault !== 'ambiguousDate'

/** The verdict on each person of a file, and the order of day and month. */
export function useVerdicts(
  people: readonly FoundPerson[],
  known: ReadonlySet<string>,
  { order, today, timeZone }: DatabaseSetup,
) {
  const [column] = useState(() => findColumnOrder(people.map(({ date }) => date)))
  const [chosenOrder, setChosenOrder] = useState<ColumnOrder>()
  const columnOrder = column.order ?? chosenOrder
  const reading = useMemo(
    () => ({ order, latest: today, timeZone, columnOrder }),
    [order, today, timeZone, columnOrder],
  )
  const verdicts = useMemo(() => sortOut(people, { ...reading, known }), [people, reading, known])
  const [firstFaulty] = useState(
    () => new Set(verdicts.flatMap((verdict, index) => (isFaulty(verdict) ? index : []))),
  )
  const inState = (state: 'known' | 'doubled') =>
    verdicts.flatMap((one) => (one.state === state ? one : []))
  const hinted = (hint: DateHint) =>
    verdicts.flatMap((one) => (one.state === 'ready' && one.hint === hint ? one : []))
  return {
    reading,
    verdicts,
    known: inState('known'),
    doubled: inState('doubled'),
    faultyCount: verdicts.filter(({ state }) => state === 'faulty').length,
    /** Indices of rows to correct; a corrected row stays in its place. */
    toMend: verdicts.flatMap((verdict, index) =>
      firstFaulty.has(index) || isFaulty(verdict) ? index : [],
    ),
    byCentury: hinted('century'),
    byColumnOrder: hinted('columnOrder'),
    isOrderAsked: column.isAsked,
    chosenOrder,
    setChosenOrder,
  }
}
