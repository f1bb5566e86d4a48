'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fill } from '@/base/text/fill'
import type { SavedDate } from '@/lib/contract/saved-dates'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import type { DatabaseSetup } from './database-setup'
import { EditRow } from './edit-row'
import styles from './people-list.module.css'
import { PersonRow } from './person-row'
import { SelectionBar } from './selection-bar'
import { TickPage } from './tick-page'
import { UndoBar } from './undo-bar'
import { useSelection } from './use-selection'
import { useUndo } from './use-undo'

type PeopleListProps = { people: readonly SavedDate[]; setup: DatabaseSetup }

/** The people of a page: opened in the calculator, edited in place, deleted and restored. */
export function PeopleList({ people, setup }: PeopleListProps) {
  const router = useRouter()
  const words = setup.words.list
  const listRef = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<string>()
  const [gone, setGone] = useState<readonly string[]>([])
  const [status, setStatus] = useState('')
  const selection = useSelection()
  const undo = useUndo()
  const deleting = useCall('deleteSavedDate', setup.formWords)
  const restoring = useCall('restoreSavedDate', setup.formWords)
  const shown = people.filter(({ id }) => !gone.includes(id))

  async function remove(person: SavedDate) {
    setStatus('')
    if (!(await deleting.call({ id: person.id }))) return
    setGone((ids) => [...ids, person.id])
    selection.remove(person.id)
    undo.offer(person)
    router.refresh()
  }

  async function restore() {
    const { person } = undo
    if (!person || !(await restoring.call({ id: person.id }))) return
    undo.withdraw()
    setGone((ids) => ids.filter((id) => id !== person.id))
    setStatus(fill(words.restored, { name: person.name }))
    listRef.current?.focus()
    router.refresh()
  }

  function closeEditor(id: string, message = '') {
    flushSync(() => {
      setEditing(undefined)
      setStatus(message)
    })
    // Focuses the button that opened the form; the row was rendered again, so it is queried.
    document.getElementById(`edit-${id}`)?.focus()
  }

  return (
    <div ref={listRef} tabIndex={-1} className={styles.list}>
      <p role="status" className={styles.status}>
        {status}
      </p>
      <Alert notice={deleting.notice ?? restoring.notice} login={setup.formWords.login} />
      {shown.length > 1 && (
        <TickPage people={shown} selection={selection} label={words.selectPage} />
      )}
      {shown.length > 0 && (
        <table className={styles.table}>
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.tick}</span>
              </th>
              <th scope="col">{words.name}</th>
              <th scope="col">{words.date}</th>
              <th scope="col">{words.group}</th>
              <th scope="col">
                <span className="visually-hidden">{words.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((person) =>
              editing === person.id ? (
                <EditRow key={person.id} person={person} setup={setup} onLeave={closeEditor} />
              ) : (
                <PersonRow
                  key={person.id}
                  person={person}
                  setup={setup}
                  isTicked={selection.people.has(person.id)}
                  onTick={selection.toggle}
                  onEdit={setEditing}
                  onDelete={remove}
                />
              ),
            )}
          </tbody>
        </table>
      )}
      <div className={styles.bars}>
        <SelectionBar selection={selection} setup={setup} />
        <UndoBar undo={undo} words={words} onUndo={restore} isBusy={restoring.isBusy} />
      </div>
    </div>
  )
}
