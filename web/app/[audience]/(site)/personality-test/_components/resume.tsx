'use client'

import { fill } from '@/base/text/fill'
import type { PersonalityWords } from '@/features/personality/profile/words'
import type { Progress } from '@/features/personality/progress'
import { Button } from '@/ui/button/button'
import styles from './page.module.css'

type ResumeProps = {
  test: Progress
  words: PersonalityWords
  onResume: () => void
  onAgain: () => void
}

/** An unfinished test: continue, or start again. */
export function Resume({ test, words, onResume, onAgain }: ResumeProps) {
  return (
    <>
      <p>{fill(words.unfinished, { done: test.answers.length, all: test.asked.length })}</p>
      <div className={styles.buttons}>
        <Button type="button" onClick={onResume}>
          {words.resume}
        </Button>
        <Button type="button" look="quiet" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    </>
  )
}
