'use client'

import type { QuizResult } from '@krono/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { fill } from '@/base/text/fill'
import { buttonClass } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import styles from './quiz.module.css'

export type GradedWords = Record<
  | 'passedTitle'
  | 'failedTitle'
  | 'result'
  | 'isRight'
  | 'isWrong'
  | 'yours'
  | 'rightOne'
  | 'rightOrder'
  | 'again'
  | 'goOn',
  string
>

type GradedQuizProps = {
  result: QuizResult
  texts: readonly ReactNode[]
  links: { again: string; next: string }
  words: GradedWords
}

/** The result of a quiz: the score, and of each question what was right and why. */
export function GradedQuiz({ result, texts, links, words }: GradedQuizProps) {
  const { attempt, needed, questions } = result
  const heading = useRef<HTMLElement>(null)
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <>
      <section ref={heading} tabIndex={-1} className={styles.result} aria-labelledby="quiz-result">
        <h2 id="quiz-result">{attempt.isPassed ? words.passedTitle : words.failedTitle}</h2>
        <p>{fill(words.result, { score: attempt.score ?? 0, total: attempt.total, needed })}</p>
        <p>
          {attempt.isPassed ? (
            <ButtonLink href={links.next}>{words.goOn}</ButtonLink>
          ) : (
            // A new document: Next may have the page of the finished attempt already.
            <a className={buttonClass()} href={links.again}>
              {words.again}
            </a>
          )}
        </p>
      </section>
      <ol className={styles.questions}>
        {questions.map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the questions of an attempt are fixed
          <li key={index} className={styles.question}>
            <p className={styles.verdict} data-is={question.isRight ? 'right' : 'wrong'}>
              {question.isRight ? words.isRight : words.isWrong}
            </p>
            <div>{texts[index]}</div>
            <GradedAnswers question={question} words={words} />
            {question.explanation && <p>{question.explanation}</p>}
          </li>
        ))}
      </ol>
    </>
  )
}

type Question = QuizResult['questions'][number]

/** The answers of a question with their key; of an `order` in the right order. */
function GradedAnswers({ question, words }: { question: Question; words: GradedWords }) {
  const { kind, answers, chosen, right, reasons } = question
  const shown = kind === 'order' ? right : answers.map((_, place) => place)
  return (
    <>
      {kind === 'order' && <p>{words.rightOrder}</p>}
      <ol className={`${styles.answers} ${styles.graded}`}>
        {shown.map((place) => {
          const isRight = right.includes(place)
          const isChosen = kind === 'order' || chosen.includes(place)
          const isIn = kind === 'order' ? chosen[right.indexOf(place)] === place : isRight
          return (
            <li key={place} data-is={isChosen ? (isIn ? 'right' : 'wrong') : undefined}>
              <span>{answers[place]}</span>
              {kind !== 'order' && isChosen && <em>{words.yours}</em>}
              {kind !== 'order' && isRight && !isChosen && <em>{words.rightOne}</em>}
              {reasons[place] && <small>{reasons[place]}</small>}
            </li>
          )
        })}
      </ol>
    </>
  )
}
