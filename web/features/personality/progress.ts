import { type Answer, chakraOrder, type Question } from './question'

/** A started or finished test, stored in this browser. */
export type Progress = {
  /** Keys of the questions, in order. */
  asked: readonly string[]
  answers: readonly Answer[]
  /** Time of the last answer, ISO 8601; undefined before. */
  takenAt?: string | undefined
  /** Id of the stored test, for a member. */
  id?: string | undefined
  /** These answers are stored. */
  isSaved?: boolean | undefined
}

export const noProgress: Progress = { asked: [], answers: [] }

export const isAnswered = ({ answers }: Progress, key: string) =>
  answers.some((answer) => answer.key === key)

/** Whether every question is answered. */
export const isDone = (progress: Progress) =>
  progress.asked.length > 0 && progress.asked.every((key) => isAnswered(progress, key))

/** The progress with a new or changed answer. */
export function withAnswer(progress: Progress, question: Question, value: number): Progress {
  const { key, chakra, isReversed } = question
  const others = progress.answers.filter((answer) => answer.key !== key)
  return {
    ...progress,
    answers: [...others, { key, chakra, isReversed, value }],
    isSaved: false,
  }
}

/**
 * The valid part of the stored progress: invalid data are dropped; questions that editors removed are not asked any
 * more; and a finished profile with incomplete "five more" is read without the five.
 */
export function readProgress(
  stored: unknown,
  questions: readonly Question[],
  first: number,
): Progress {
  if (!isObject(stored) || !Array.isArray(stored.asked) || !Array.isArray(stored.answers)) {
    return noProgress
  }
  const id = typeof stored.id === 'string' ? stored.id : undefined
  const isKnown = (key: string) => questions.some((question) => question.key === key)
  // A stored test keeps its questions even when editors removed them.
  const answers = stored.answers.filter(isAnswer).filter(({ key }) => id || isKnown(key))
  const has = (key: unknown) => answers.some((answer) => answer.key === key)
  const asked = stored.asked
    .filter((key) => typeof key === 'string')
    .filter((key) => has(key) || (isKnown(key) && answers.length < first))
  if (answers.length === 0) return noProgress
  const takenAt = isInstant(stored.takenAt) ? stored.takenAt : undefined
  return { asked, answers, id, takenAt, isSaved: stored.isSaved === true }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

const isAnswer = (value: unknown): value is Answer =>
  isObject(value) &&
  typeof value.key === 'string' &&
  chakraOrder.some((chakra) => chakra === value.chakra) &&
  typeof value.isReversed === 'boolean' &&
  [1, 2, 3, 4, 5].some((one) => one === value.value)
