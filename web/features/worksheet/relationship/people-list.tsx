'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { formatDateText } from '@/base/text/date-text'
import { fill } from '@/base/text/fill'
import type { RelationshipEntry } from '@/lib/contract/relationship'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import type { FormWords } from '@/ui/form/words'
import { useLocal } from '@/ui/local/local'
import styles from './relationship-tab.module.css'

type PeopleListProps = {
  people: readonly RelationshipEntry[]
  words: FormWords & {
    empty: string
    remove: string
    /** In this and in `removed`, `{name}` is the person. */
    removeOf: string
    removed: string
    clear: string
    cleared: string
    undo: string
    undone: string
  }
}

/** The people of the list; a removal can be undone. */
export function PeopleList({ people, words }: PeopleListProps) {
  const { order } = useLocal()
  const router = useRouter()
  const removal = useCall('removeFromRelationshipList', words)
  const addition = useCall('addToRelationshipList', words)
  const [gone, setGone] = useState<readonly RelationshipEntry[]>([])
  const [status, setStatus] = useState('')

  async function remove(taken: readonly RelationshipEntry[], sentence: string) {
    if (!(await removal.call({ ids: taken.map(({ id }) => id) }))) return
    setGone(taken)
    setStatus(sentence)
    router.refresh()
    // The pressed button is removed with its person.
    document.getElementById('people-list')?.focus()
  }

  async function restore() {
    const again = gone.map(({ name, date }) => ({ name, date }))
    if (!(await addition.call({ people: again }))) return
    setGone([])
    setStatus(words.undone)
    router.refresh()
    document.getElementById('people-list')?.focus()
  }

  return (
    <>
      {people.length === 0 && <p className={styles.note}>{words.empty}</p>}
      <ol className={styles.list} aria-labelledby="people-list">
        {people.map((person) => (
          <li key={person.id}>
            <span>
              <bdi>{person.name}</bdi> <small>{formatDateText(person.date, order)}</small>
            </span>
            <button
              type="button"
              aria-label={fill(words.removeOf, { name: person.name })}
              onClick={() => void remove([person], fill(words.removed, { name: person.name }))}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.below}>
        {people.length > 1 && (
          <button type="button" onClick={() => void remove(people, words.cleared)}>
            {words.clear}
          </button>
        )}
        <p role="status" className={styles.status}>
          {status}
        </p>
        {gone.length > 0 && (
          <button type="button" onClick={() => void restore()}>
            {words.undo}
          </button>
        )}
      </div>
      <Alert notice={removal.notice ?? addition.notice} login={words.login} />
    </>
  )
}
