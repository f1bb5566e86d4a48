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
  /** Indices of those who were not understood at first; one that is mended stays where it was. */
  rows: readonly number[]
  people: readonly FoundPerson[]
  verdicts: readonly Verdict[]
  setup: DatabaseSetup
  reading: FileReading
  onMend: (index: number, change: Partial<FoundPerson>) => void
}

/** Drawn at a time: thousands of fields at once would make a phone wait. */
const step = 25

/** Rows that could not be read, with the fault; each may be mended here, or stays out. */
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
