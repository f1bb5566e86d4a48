import type { QuizQuestion } from '@krono/contract'

/** The chosen answers of each question, as their places; of an `order` in the chosen order. */
export type Chosen = readonly (readonly number[])[]

type Question = Pick<QuizQuestion, 'kind' | 'answers'>

/** Whether a question is answered: one for `one`, at least one for `several`, all for `order`. */
export const isAnswered = ({ kind, answers }: Question, chosen: readonly number[]) =>
  kind === 'order' ? chosen.length === answers.length : chosen.length > 0

/** The index of the first open question; -1: none. */
export const firstOpen = (questions: readonly Question[], chosen: Chosen) =>
  questions.findIndex((question, index) => !isAnswered(question, chosen[index] ?? []))

/** The choice after an answer was pressed: a pressed one is chosen last, a second press takes it back. */
export function choose(
  { kind }: Pick<Question, 'kind'>,
  chosen: readonly number[],
  answer: number,
) {
  if (kind === 'one') return [answer]
  if (chosen.includes(answer)) return chosen.filter((one) => one !== answer)
  return [...chosen, answer]
}

/** A stored draft that fits the questions; otherwise nothing is chosen. */
export function readDraft(questions: readonly Question[], text: string | null | undefined): Chosen {
  const empty = questions.map(() => [])
  try {
    const found: unknown = JSON.parse(text ?? '')
    const fits =
      Array.isArray(found) &&
      found.length === questions.length &&
      found.every(
        (chosen, index) =>
          Array.isArray(chosen) &&
          chosen.every((place) => Number.isInteger(place) && questions[index]?.answers[place]),
      )
    return fits ? found : empty
  } catch {
    return empty
  }
}
