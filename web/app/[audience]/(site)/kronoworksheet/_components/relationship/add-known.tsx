'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Alert } from '@/components/form/alert'
import { useCall } from '@/components/form/use-call'
import { useHydrated } from '@/components/form/use-hydrated'
import type { FormWords } from '@/components/form/words'
import { PersonPicker } from '@/components/people/person-picker'
import type { PersonPickerWords } from '@/components/people/person-picker-words'
import { Button } from '@/components/ui/button'
import type { DateOrder } from '@/lib/date-text'
import styles from './relationship-tab.module.css'

type Person = { name: string; date: string }

type AddKnownProps = {
  words: FormWords & {
    picker: PersonPickerWords
    me: string
    /** `{name}` stands for whoever was added. */
    added: string
  }
  order: DateOrder
  me: Person | undefined
}

/** Adds somebody whose date we know: a saved person, or the reader. */
export function AddKnown({ words, order, me }: AddKnownProps) {
  const router = useRouter()
  const isReady = useHydrated()
  const { isBusy, told, call } = useCall('addToRelationshipList', words)
  const [added, setAdded] = useState('')

  async function add({ name, date }: Person) {
    setAdded('')
    if (!(await call({ people: [{ name, date }] }))) return
    setAdded(words.added.replace('{name}', () => name))
    router.refresh()
  }

  return (
    <div className={styles.known}>
      <PersonPicker words={words.picker} order={order} onPick={(person) => void add(person)} />
      {me && (
        <Button
          type="button"
          look="quiet"
          disabled={!isReady}
          aria-disabled={isBusy}
          onClick={() => void add(me)}
        >
          {words.me}
        </Button>
      )}
      <p role="status" className={styles.said}>
        {added}
      </p>
      <Alert told={told} login={words.login} />
    </div>
  )
}
