'use client'

import { useRouter } from 'next/navigation'
import { fill } from '@/base/text/fill'
import type { SavedDate } from '@/lib/contract/saved-dates'
import { Button } from '@/ui/button/button'
import { Form } from '@/ui/form/form'
import type { DatabaseSetup } from './database-setup'
import styles from './people-list.module.css'
import { PersonFields, readPerson } from './person-fields'

type EditRowProps = {
  person: SavedDate
  setup: DatabaseSetup
  onLeave: (id: string, message?: string) => void
}

/** A row in edit mode. */
export function EditRow({ person, setup, onLeave }: EditRowProps) {
  const router = useRouter()
  const { words, order, today } = setup
  const { id, name, date, isInvited } = person
  return (
    <tr className={styles.edited}>
      <td colSpan={5}>
        <Form
          call="updateSavedDate"
          about={id}
          words={setup.formWords}
          schema={async () => (await import('@/lib/contract/saved-dates')).savedDateUpdate(today)}
          read={(values) => ({
            id,
            ...readPerson(values, order),
            ...(isInvited && { name, date }),
          })}
          onDone={(saved) => {
            router.refresh()
            onLeave(id, fill(words.list.saved, { name: saved.name }))
            return 'stays'
          }}
          aside={
            <Button type="button" look="quiet" onClick={() => onLeave(id)}>
              {words.list.cancel}
            </Button>
          }
        >
          <PersonFields id={`person-${id}`} person={person} setup={setup} />
        </Form>
      </td>
    </tr>
  )
}
