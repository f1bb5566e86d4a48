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

/** Long enough to see what was chosen. */
const seenMs = 180

/**
 * One statement at a time. A tap and the keys 1–5 choose and go on; arrows and screen readers choose
 * without going on: the button, or Enter, does.
 */
export function Runner({ questions, test, words, onAnswer, onFinish }: RunnerProps) {
  const asked = test.asked.flatMap((key) => questions.find((one) => one.key === key) ?? [])
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      asked.findIndex(({ key }) => !isAnswered(test, key)),
    ),
  )
  const [isMissing, setMissing] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const formRef = useRef<HTMLFormElement>(null)
  const question = asked[place]
  const isLast = place === asked.length - 1
  const { run } = words

  useEffect(() => () => clearTimeout(timer.current), [])

  // Each statement is read out, and answered by keys at once.
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
    if (next < asked.length) setPlace(Math.max(0, next))
    else onFinish()
  }

  function choose(value: number, goesOnIn?: number) {
    if (!question) return
    onAnswer(question, value)
    setMissing(false)
    if (goesOnIn === undefined) return
    clearTimeout(timer.current)
    if (goesOnIn === 0) goTo(place + 1)
    else timer.current = setTimeout(() => goTo(place + 1), goesOnIn)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!/^[1-5]$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    // Held down, a key would answer everything.
    if (!event.repeat) choose(Number(event.key), 0)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (question && isAnswered(test, question.key)) goTo(place + 1)
    else setMissing(true)
  }

  if (!question) return null
  const count = fill(run.place, { place: place + 1, all: asked.length })
  return (
    <Card className={styles.runner}>
      <form ref={formRef} onSubmit={onSubmit} onKeyDown={onKeyDown}>
        <div className={styles.progress}>
          <progress value={place} max={asked.length} aria-label={count} />
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
            onTap={(value) => choose(value, seenMs)}
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
