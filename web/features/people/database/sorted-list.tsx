'use client'

import { useState } from 'react'
import { formatDateText } from '@/base/text/date-text'
import { fill } from '@/base/text/fill'
import { Button } from '@/ui/button/button'
import { Disclosure } from '@/ui/disclosure/disclosure'
import type { DatabaseSetup } from './database-setup'
import styles from './import.module.css'

type SortedListProps = {
  /** `{count}` is their number. */
  title: string
  people: readonly { name: string; date: string }[]
  setup: DatabaseSetup
  /** Initially open. */
  isOpen?: boolean
}

const step = 50

/** Valid people of the file, to be checked. */
export function SortedList({ title, people, setup, isOpen }: SortedListProps) {
  const [shown, setShown] = useState(step)
  if (people.length === 0) return null
  return (
    <Disclosure summary={fill(title, { count: people.length })} isOpen={isOpen}>
      <ul className={styles.people}>
        {people.slice(0, shown).map(({ name, date }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same person may be listed twice
          <li key={index}>
            <bdi>{name}</bdi>
            <span>{formatDateText(date, setup.order)}</span>
          </li>
        ))}
      </ul>
      {people.length > shown && (
        <Button type="button" look="quiet" onClick={() => setShown(shown + step)}>
          {fill(setup.words.import.more, { count: people.length - shown })}
        </Button>
      )}
    </Disclosure>
  )
}
