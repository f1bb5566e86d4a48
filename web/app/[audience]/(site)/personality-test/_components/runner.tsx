'use client'

import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { fill } from '@/base/text/fill'
import type { PersonalityWords } from '@/features/personality/profile/words'
import { isAnswered, type Progress } from '@/features/personality/progress'
import type { Question } from '@/features/personality/question'
import { Button } from '@/ui/button/button'
import { Card } from '@/ui/card/card'
import field from '@/ui/form/field.module.css'
import { Choices } from './choices'
import styles from './runner.module.css'

type RunnerProps = {
  questions: readonly Question[]
  test: Progress
  words: PersonalityWords
  onAnswer: (question: Question, value: number) => void
  onFinish: () => void
}

/** Delay after a tap, so that the user sees the chosen answer. */
const tapDelayMs = 180

/**
 * One statement at a time. A tap and the keys 1–5 choose and go to the next statement; arrow keys and screen readers only
 * choose: the button or Enter goes on.
 */
export function Runner({ questions, test, words, onAnswer, onFinish }: RunnerProps) {
  const askedQuestions = test.asked.flatMap((key) => questions.find((one) => one.key === key) ?? [])
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      askedQuestions.findIndex(({ key }) => !isAnswered(test, key)),
    ),
  )
  const [isMissing, setMissing] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const formRef = useRef<HTMLFormElement>(null)
  const question = askedQuestions[place]
  const isLast = place === askedQuestions.length - 1
  const { run } = words

  useEffect(() => () => clearTimeout(timer.current), [])

  // Screen readers read each new statement, and its answers can be chosen by keyboard immediately.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another statement comes
  useEffect(() => {
    const form = formRef.current
    const radio = form?.querySelector<HTMLElement>('input:checked') ?? form?.querySelector('input')
    radio?.focus({ preventScroll: true })
    form?.scrollIntoView({ block: 'nearest' })
  }, [place])

  function goTo(next: number) {
    clearTimeout(timer.current)
    setMissing(false)
    if (next < askedQuestions.length) setPlace(Math.max(0, next))
    else onFinish()
  }

  function choose(value: number, nextAfterMs?: number) {
    if (!question) return
    onAnswer(question, value)
    setMissing(false)
    if (nextAfterMs === undefined) return
    clearTimeout(timer.current)
    if (nextAfterMs === 0) goTo(place + 1)
    else timer.current = setTimeout(() => goTo(place + 1), nextAfterMs)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!/^[1-5]$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    // A key held down would answer all statements.
    if (!event.repeat) choose(Number(event.key), 0)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (question && isAnswered(test, question.key)) goTo(place + 1)
    else setMissing(true)
  }

  if (!question) return null
  const count = fill(run.place, { place: place + 1, all: askedQuestions.length })
  return (
    <Card className={styles.runner}>
      <form ref={formRef} onSubmit={onSubmit} onKeyDown={onKeyDown}>
        <div className={styles.progress}>
          <progress value={place} max={askedQuestions.length} aria-label={count} />
          <span aria-hidden="true">{count}</span>
        </div>
        <fieldset key={question.key} className={styles.question} aria-describedby="test-missing">
          <legend>
            <span className="visually-hidden">{`${count}: `}</span>
            <span>{question.text}</span>
          </legend>
          <p className={styles.how}>{run.how}</p>
          <Choices
            values={run.values}
            chosen={test.answers.find(({ key }) => key === question.key)?.value}
            onChoose={choose}
            onTap={(value) => choose(value, tapDelayMs)}
          />
        </fieldset>
        <p id="test-missing" role="alert" className={field.error} hidden={!isMissing}>
          {isMissing && run.missing}
        </p>
        <div className={styles.buttons}>
          <Button type="submit">{isLast ? run.finish : run.next}</Button>
          {place > 0 && (
            <Button type="button" look="quiet" onClick={() => goTo(place - 1)}>
              {run.back}
            </Button>
          )}
        </div>
        <p className={styles.hint}>
          <span>{run.hint}</span> <span className={styles.keys}>{`${run.keys} `}</span>
          <span>{run.kept}</span>
        </p>
      </form>
    </Card>
  )
}
