'use client'

import { useState } from 'react'
import type { Person } from '@/lib/contract/relationship'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { useCall } from '@/ui/form/use-call'
import type { FormWords } from '@/ui/form/words'
import styles from '../worksheet.module.css'

type SavePersonProps = { person: Person; words: FormWords; needsName: string }

/** Saves the person of the chart; reports a missing name. */
export function SavePerson({ person, words, needsName }: SavePersonProps) {
  const { isBusy, notice, call } = useCall('addSavedDate', words)
  const [status, setStatus] = useState('')

  async function save() {
    if (status === words.done) return
    if (!person.name) return setStatus(needsName)
    if (await call(person)) setStatus(words.done ?? '')
  }

  return (
    <span className={styles.action}>
      <Button type="button" look="quiet" aria-disabled={isBusy} onClick={save}>
        {words.submit}
      </Button>
      <span role="status" className={styles.note}>
        {status}
      </span>
      <Alert notice={notice} login={words.login} />
    </span>
  )
}
