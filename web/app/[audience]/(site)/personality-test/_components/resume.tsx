'use client'

import type { PersonalityWords } from '@/components/personality/words'
import { Button } from '@/components/ui/button'
import { fill } from '@/lib/fill'
import type { Progress } from '@/lib/personality/progress'
import styles from './page.module.css'

type ResumeProps = {
  test: Progress
  words: PersonalityWords
  onResume: () => void
  onAgain: () => void
}

/** A test that was left half way: on with it, or from the beginning. */
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
