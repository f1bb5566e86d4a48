'use client'

import { formatDateText } from '@/base/text/date-text'
import { fill } from '@/base/text/fill'
import fieldset from '@/ui/form/fieldset.module.css'
import pills from '@/ui/form/pills.module.css'
import type { ColumnOrder } from '../import/column-order'
import type { FoundPerson } from '../import/found-people'
import { type FileReading, readFileDate } from '../import/read-file-date'
import type { DatabaseSetup } from './database-setup'
import styles from './import.module.css'

type ColumnOrderChoiceProps = {
  people: readonly FoundPerson[]
  reading: FileReading
  setup: DatabaseSetup
  chosen: ColumnOrder | undefined
  onChoose: (order: ColumnOrder) => void
}

const orders = ['dayFirst', 'monthFirst'] as const satisfies readonly ColumnOrder[]

/** Asks whether day or month comes first if no row of the file proves it, with an example from the file. */
export function ColumnOrderChoice(props: ColumnOrderChoiceProps) {
  const { people, reading, setup, chosen, onChoose } = props
  const words = setup.words.import.columnOrder
  const open = { ...reading, columnOrder: undefined }
  const example = people.find(({ date }) => readFileDate(date, open).fault === 'ambiguousDate')
  if (!example) return null
  return (
    <fieldset className={`${pills.pills} ${fieldset.whole} ${styles.columnOrder}`}>
      <legend>{fill(words.question, { example: example.date.trim().slice(0, 32) })}</legend>
      {orders.map((order) => {
        const { date } = readFileDate(example.date, { ...reading, columnOrder: order })
        return (
          <label key={order}>
            <input
              type="radio"
              name="column-order"
              value={order}
              checked={chosen === order}
              onChange={() => onChoose(order)}
            />
            <span>
              {fill(words[order], { date: date ? formatDateText(date, setup.order) : '–' })}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
