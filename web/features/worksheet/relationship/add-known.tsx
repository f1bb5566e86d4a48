'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { fill } from '@/base/text/fill'
import { PersonPicker } from '@/features/people/picker/person-picker'
import type { PersonPickerWords } from '@/features/people/picker/person-picker-words'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import styles from './relationship-tab.module.css'

type Person = { name: string; date: string }

type AddKnownProps = {
  words: FormWords & {
    picker: PersonPickerWords
    me: string
    /** `{name}` is the added person. */
    added: string
  }
  me: Person | undefined
}

/** Adds a person with a known date: a saved person, or the reader. */
export function AddKnown({ words, me }: AddKnownProps) {
  const router = useRouter()
  const isReady = useHydrated()
  const { isBusy, notice, call } = useCall('addToRelationshipList', words)
  const [added, setAdded] = useState('')

  async function add({ name, date }: Person) {
    setAdded('')
    if (!(await call({ people: [{ name, date }] }))) return
    setAdded(fill(words.added, { name }))
    router.refresh()
  }

  return (
    <div className={styles.known}>
      <PersonPicker words={words.picker} onPick={(person) => void add(person)} />
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
      <p role="status" className={styles.status}>
        {added}
      </p>
      <Alert notice={notice} login={words.login} />
    </div>
  )
}
