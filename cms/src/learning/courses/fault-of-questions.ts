import type { QuestionKind } from '@krono/contract'

type Question = {
  kind: QuestionKind
  answers?: readonly { isRight: boolean | null }[] | null
}

export type QuestionFault = 'fewAnswers' | 'notOneRight' | 'noneRight'

/** Why a question cannot be answered; undefined: it can. */
function faultOf({ kind, answers }: Question): QuestionFault | undefined {
  if (!answers || answers.length < 2) return 'fewAnswers'
  const right = answers.filter(({ isRight }) => isRight).length
  if (kind === 'one' && right !== 1) return 'notOneRight'
  return kind === 'several' && right === 0 ? 'noneRight' : undefined
}

/** The first question, from 1, that cannot be answered. */
export function faultOfQuestions(
  questions: readonly Question[],
): { number: number; fault: QuestionFault } | undefined {
  const [first] = questions.flatMap((question, index) => {
    const fault = faultOf(question)
    return fault ? [{ number: index + 1, fault }] : []
  })
  return first
}
