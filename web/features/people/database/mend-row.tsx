'use client'

import { type KeyboardEvent, useState } from 'react'
import { fill } from '@/base/text/fill'
import { hasFullYear } from '@/base/text/written-date'
import { isDateFault } from '@/lib/contract/date-faults'
import { TextField } from '@/ui/form/text-field'
import { evaluatePerson, nameFaults } from '../import/evaluate-person'
import type { FoundPerson } from '../import/found-people'
import type { FileReading } from '../import/read-file-date'
import type { Verdict } from '../import/sort-out'
import type { DatabaseSetup } from './database-setup'
import styles from './import.module.css'

type MendRowProps = {
  person: FoundPerson
  verdict: Verdict
  setup: DatabaseSetup
  reading: FileReading
  onMend: (change: Partial<FoundPerson>) => void
}

/**
 * One row of the file as written. It becomes valid as soon as the typed text is, without a layout shift; errors are
 * shown when the field is left, or on Enter.
 */
export function MendRow({ person, verdict, setup, reading, onMend }: MendRowProps) {
  const { words: all, dateWords } = setup
  const words = all.import
  const { row } = person
  const [first] = useState(person)
  const fault = verdict.state === 'faulty' ? verdict.fault : undefined
  const isGood = (change: Partial<FoundPerson>) =>
    evaluatePerson({ ...person, ...change }, reading).fault === undefined
  const faultText = fault && (isDateFault(fault) ? dateWords.faults[fault] : words.rowFaults[fault])
  const isName = fault !== undefined && nameFaults.includes(fault)
  const field = (part: 'name' | 'date') => ({
    id: `row-${row}-${part}`,
    defaultValue: first[part].slice(0, 200),
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const change = { [part]: event.currentTarget.value }
      // A two-digit year may become four digits.
      const isWhole = part === 'name' || hasFullYear(event.currentTarget.value)
      if (isWhole && isGood(change)) onMend(change)
    },
    onBlur: (event: { currentTarget: HTMLInputElement }) =>
      onMend({ [part]: event.currentTarget.value }),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') onMend({ [part]: event.currentTarget.value })
    },
    error: (part === 'name') === isName ? faultText : undefined,
  })
  return (
    <li>
      <p className={styles.row}>
        <span>{fill(words.row, { row })}</span>
        <span role="status" className={styles.verdict}>
          {verdict.state !== 'faulty' && words.verdicts[verdict.state]}
        </span>
      </p>
      <TextField {...field('name')} label={all.list.name} />
      <TextField {...field('date')} label={all.list.date} placeholder={dateWords.placeholder} />
    </li>
  )
}
