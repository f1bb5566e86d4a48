import { isDeepStrictEqual } from 'node:util'
import type { ErrorCode } from '@krono/contract'
import type { ShownQuestion } from './shown-question'

type Asked = Pick<ShownQuestion, 'kind' | 'answers' | 'right'>

/** What is wrong with the chosen places of a question; undefined: it is answered. */
export function faultOf(
  { kind, answers }: Asked,
  chosen: readonly number[],
): ErrorCode | undefined {
  const isUnknown = chosen.some((place) => place >= answers.length)
  if (isUnknown || new Set(chosen).size < chosen.length) return 'invalidField'
  if (kind === 'one' && chosen.length > 1) return 'invalidField'
  const least = kind === 'order' ? answers.length : 1
  return chosen.length < least ? 'quizIncomplete' : undefined
}

/** Whether the chosen places are right: of `several` exactly all right ones, of `order` in the right order. */
export function isAnsweredRight(
  { kind, answers, right }: Asked,
  chosen: readonly number[],
): boolean {
  if (kind === 'one') return chosen.length === 1 && chosen.every((place) => right.includes(place))
  // By text: two equal answers can change places.
  const texts = (places: readonly number[]) => places.map((place) => answers[place])
  if (kind === 'order') return isDeepStrictEqual(texts(chosen), texts(right))
  return isDeepStrictEqual(chosen.toSorted(), right.toSorted())
}

export type Grade = { score: number; total: number; isPassed: boolean; isRight: boolean[] }

/** The result of a quiz that passes with `needed` right questions. */
export function grade(
  questions: readonly Asked[],
  chosen: readonly (readonly number[])[],
  needed: number,
): Grade {
  const isRight = questions.map((question, index) => isAnsweredRight(question, chosen[index] ?? []))
  const score = isRight.filter(Boolean).length
  return { score, total: questions.length, isPassed: score >= needed, isRight }
}
