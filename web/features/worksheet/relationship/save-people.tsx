'use client'

import { useState } from 'react'
import { fill } from '@/base/text/fill'
import type { Person } from '@/lib/contract/relationship'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import styles from './relationship-tab.module.css'

type SavePeopleProps = {
  people: readonly Person[]
  /** `{names}` are the saved people; `known` is shown when all were saved already. */
  words: FormWords & Record<'saved' | 'known', string>
}

/** Adds all people of the list to the saved dates with one click; existing entries are not changed. */
export function SavePeople({ people, words }: SavePeopleProps) {
  const isReady = useHydrated()
  const { isBusy, notice, call } = useCall('importSavedDates', words)
  const [status, setStatus] = useState('')

  async function save() {
    setStatus('')
    const answer = await call({ people: people.map(({ name, date }) => ({ name, date })) })
    if (answer)
      setStatus(answer.added > 0 ? fill(words.saved, { count: answer.added }) : words.known)
  }

  return (
    <div className={styles.save}>
      <Button
        type="button"
        look="quiet"
        disabled={!isReady}
        aria-disabled={isBusy}
        onClick={() => void save()}
      >
        {words.submit}
      </Button>
      <p role="status" className={styles.status}>
        {status}
      </p>
      <Alert notice={notice} login={words.login} />
    </div>
  )
}
