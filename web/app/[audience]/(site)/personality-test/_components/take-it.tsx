'use client'

import { useState } from 'react'
import { profileText } from '@/components/personality/profile-text'
import type { PersonalityWords } from '@/components/personality/words'
import { Button } from '@/components/ui/button'
import type { Answer } from '@/lib/personality/question'
import styles from './result.module.css'

type TakeItProps = { answers: readonly Answer[]; takenAt: string; words: PersonalityWords }

/** The result as text, or on paper. */
export function TakeIt({ answers, takenAt, words }: TakeItProps) {
  const { actions } = words
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard
      .writeText(profileText(answers, takenAt, words))
      .then(() => setSaid(actions.copied))
      .catch(() => setSaid(actions.copyFailed))
  return (
    <>
      <Button type="button" look="quiet" onClick={() => void copy()}>
        {actions.copy}
      </Button>
      <Button type="button" look="quiet" onClick={() => window.print()}>
        {actions.print}
      </Button>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  )
}
