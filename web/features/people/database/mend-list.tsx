'use client'

import { useState } from 'react'
import { fill } from '@/base/text/fill'
import { Button } from '@/ui/button/button'
import type { FoundPerson } from '../import/found-people'
import type { FileReading } from '../import/read-file-date'
import type { Verdict } from '../import/sort-out'
import type { DatabaseSetup } from './database-setup'
import styles from './import.module.css'
import { MendRow } from './mend-row'

type MendListProps = {
  /** Indices of the rows that were invalid at first; a corrected row stays in its place. */
  rows: readonly number[]
  people: readonly FoundPerson[]
  verdicts: readonly Verdict[]
  setup: DatabaseSetup
  reading: FileReading
  onMend: (index: number, change: Partial<FoundPerson>) => void
}

/** Rows rendered at a time: thousands of fields at once would block a phone. */
const step = 25

/** Invalid rows with the error; each can be corrected here, or is left out. */
export function MendList({ rows, people, verdicts, setup, reading, onMend }: MendListProps) {
  const words = setup.words.import
  const [shown, setShown] = useState(step)
  return (
    <div className={styles.mend}>
      <h3>{words.mendTitle}</h3>
      <p className={styles.lead}>{words.mendLead}</p>
      <ul>
        {rows.slice(0, shown).map((index) => {
          const person = people[index]
          const verdict = verdicts[index]
          if (!person || !verdict) return null
          return (
            <MendRow
              key={index}
              person={person}
              verdict={verdict}
              setup={setup}
              reading={reading}
              onMend={(change) => onMend(index, change)}
            />
          )
        })}
      </ul>
      {rows.length > shown && (
        <Button type="button" look="quiet" onClick={() => setShown(shown + step)}>
          {fill(words.more, { count: rows.length - shown })}
        </Button>
      )}
    </div>
  )
}
