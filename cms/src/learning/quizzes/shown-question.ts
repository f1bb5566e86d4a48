import { createHash } from 'node:crypto'
import type { QuizQuestion } from '@krono/contract'
import type { Question } from './question'

/** A question with its answers in the order of one attempt, and its key by their places. */
export type ShownQuestion = QuizQuestion & {
  /** Right places; of `order` all in their right order. */
  right: number[]
  reasons: string[]
  explanation: string
}

/** The questions for an attempt: the same for each request of it. */
export const showQuestions = (questions: readonly Question[], attempt: string): ShownQuestion[] =>
  questions.map((question, index) => showQuestion(question, `${attempt}:${index}`))

function showQuestion({ kind, text, answers, explanation }: Question, seed: string): ShownQuestion {
  const written = answers.map((_, index) => index)
  const order = kind === 'order' ? shuffle(answers.length, seed) : written
  const shown = order.flatMap((index) => answers[index] ?? [])
  const marked = shown.flatMap(({ isRight }, place) => (isRight ? [place] : []))
  return {
    ...{ kind, text },
    answers: shown.map((answer) => answer.text),
    right: kind === 'order' ? written.map((index) => order.indexOf(index)) : marked,
    reasons: shown.map(({ why }) => why ?? ''),
    explanation: explanation ?? '',
  }
}

/** An order of the numbers below `count`, by its seed. Never the ascending one, except of two numbers, where it would show the key. */
export function shuffle(count: number, seed: string): number[] {
  const rank = (index: number) => createHash('sha256').update(`${seed}:${index}`).digest('hex')
  const numbers = Array.from({ length: count }, (_, index) => index)
  const ranks = numbers.map(rank)
  const mixed = numbers.toSorted((a, b) => ((ranks[a] ?? '') < (ranks[b] ?? '') ? -1 : 1))
  const isAscending = mixed.every((number, place) => number === place)
  return isAscending && count > 2 ? [...mixed.slice(1), 0] : mixed
}

/** What a learner gets before the submission. */
export const withoutKey = ({ kind, text, answers }: ShownQuestion): QuizQuestion => ({
  ...{ kind, text, answers },
})
