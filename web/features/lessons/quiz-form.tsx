'use client'

import type { QuizQuestion, QuizResult } from '@krono/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fill } from '@/base/text/fill'
import { Button } from '@/ui/button/button'
import { Alert } from '@/ui/form/alert'
import { readFromTab, storeInTab } from '@/ui/form/tab-values'
import { useCall } from '@/ui/form/use-call'
import { useHydrated } from '@/ui/form/use-hydrated'
import type { FormWords } from '@/ui/form/words'
import { type Chosen, choose, firstOpen, readDraft } from './chosen-answers'
import { GradedQuiz, type GradedWords } from './graded-quiz'
import { QuestionAnswers } from './question-answers'
import styles from './quiz.module.css'

export type QuizWords = GradedWords &
  Record<'question' | 'one' | 'several' | 'order' | 'place' | 'missing' | 'submit', string>

type QuizFormProps = {
  lesson: string
  attempt: string
  questions: readonly Pick<QuizQuestion, 'kind' | 'answers'>[]
  /** The text of each question, rendered by the server. */
  texts: readonly ReactNode[]
  links: { again: string; next: string }
  words: QuizWords
  form: FormWords
}

/** A reload of the page shows the chosen answers again. */
const storeDraft = (attempt: string, chosen: Chosen) =>
  storeInTab({ [`quiz.${attempt}`]: JSON.stringify(chosen) })

/** What is chosen on the page: answers may have been pressed before hydration. */
const chosenOnPage = (fields: HTMLElement | null): Chosen =>
  [...(fields?.children ?? [])].map((field) =>
    [...field.querySelectorAll('input')].flatMap(({ checked }, place) => (checked ? [place] : [])),
  )

/** The questions of an attempt; after the submission what was right, and why. */
export function QuizForm({ lesson, attempt, questions, texts, links, words, form }: QuizFormProps) {
  const [chosen, setChosen] = useState<Chosen>(() => questions.map(() => []))
  const [missing, setMissing] = useState(-1)
  const [result, setResult] = useState<QuizResult>()
  const { isBusy, notice, call } = useCall('submitQuiz', form)
  const fields = useRef<HTMLDivElement>(null)
  const isReady = useHydrated()

  useEffect(() => {
    const early = chosenOnPage(fields.current)
    const draft = readDraft(questions, readFromTab(`quiz.${attempt}`))
    const all = draft.map((one, at) => (early[at]?.length ? early[at] : one))
    storeDraft(attempt, all)
    setChosen(all)
  }, [attempt, questions])

  function answer(index: number, place: number) {
    const next = chosen.map((one, at) =>
      at === index ? choose(questions[index] ?? { kind: 'one' }, one, place) : one,
    )
    storeDraft(attempt, next)
    setChosen(next)
    if (missing === index) setMissing(-1)
  }

  async function submit() {
    const open = firstOpen(questions, chosen)
    setMissing(open)
    if (open >= 0) {
      const field = fields.current?.children[open]
      field?.querySelector<HTMLElement>('input, button')?.focus()
      field?.scrollIntoView({ block: 'center' })
      return
    }
    const graded = await call({ id: lesson, attempt, answers: chosen.map((one) => [...one]) })
    if (graded) setResult(graded)
  }

  if (result) return <GradedQuiz result={result} texts={texts} links={links} words={words} />
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div ref={fields} className={styles.questions}>
        {questions.map(({ kind, answers }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the questions of an attempt are fixed
          <fieldset key={index} className={styles.question} aria-describedby={`why-${index}`}>
            <legend>
              <span>{fill(words.question, { number: index + 1, total: questions.length })}</span>{' '}
              <span>{`· ${words[kind]}`}</span>
            </legend>
            <div>{texts[index]}</div>
            <QuestionAnswers
              name={`question-${index}`}
              kind={kind}
              answers={answers}
              chosen={chosen[index] ?? []}
              place={words.place}
              isReady={isReady}
              onChoose={(place) => answer(index, place)}
            />
            <p id={`why-${index}`} className={styles.missing} role="alert">
              {missing === index ? words.missing : ''}
            </p>
          </fieldset>
        ))}
      </div>
      <Alert notice={notice} login={form.login} />
      <Button type="submit" aria-busy={isBusy} disabled={!isReady}>
        {isBusy ? form.sending : words.submit}
      </Button>
    </form>
  )
}
