'use client'

import { useId, useRef } from 'react'
import type { Feedback } from '@/lib/contract/chapter-feedback'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import styles from './feedback.module.css'
import { type FeedbackOf, useFeedback } from './use-feedback'

type FeedbackButtonsProps = {
  of: FeedbackOf
  /** The stored feedback. */
  value: Feedback | null
  /** In the language of the document. */
  words: Record<Feedback | 'question', string>
  /** The title of the chapter, which names the buttons for screen readers. */
  title: string
  callWords: FormWords
  /** Language of error messages. */
  siteLang: string
}

const values = ['fits', 'notReally'] as const satisfies readonly Feedback[]

/** "This is me" and "not really" below a chapter; pressing a pressed button again removes the feedback. */
export function FeedbackButtons(props: FeedbackButtonsProps) {
  const { of, value: first, words, title, callWords, siteLang } = props
  const questionId = useId()
  const choices = useRef<HTMLDivElement>(null)
  const isReady = useHydrated()
  const { value, notice, press, send } = useFeedback(of, first, callWords)

  function retry() {
    // "Try again" disappears with the message; the focus goes to the choice that is sent.
    const chosen = choices.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    ;(chosen ?? choices.current?.querySelector('button'))?.focus()
    void send()
  }

  return (
    <div className={`${styles.feedback} no-print`}>
      <p id={questionId} className={styles.question}>
        <span>{words.question}</span>
        <span className="visually-hidden"> {title}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that are sent when pressed, not fields of a form */}
      <div ref={choices} role="group" aria-labelledby={questionId} className={styles.choices}>
        {values.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={value === one}
            disabled={!isReady}
            onClick={() => press(one)}
          >
            {words[one]}
          </button>
        ))}
      </div>
      <div lang={siteLang} className={styles.failure}>
        <Alert notice={notice} login={callWords.login} />
        {notice && (
          <Button type="button" look="quiet" onClick={retry}>
            {callWords.submit}
          </Button>
        )}
      </div>
    </div>
  )
}
