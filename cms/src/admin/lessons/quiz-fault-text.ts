import type { QuizFault } from '../../learning/import/read-quiz'
import { wordsOf } from '../our-words'
import { faultWords } from './fault-words'
import { quizFaultWords } from './quiz-fault-words'

/** Where something is wrong in a quiz file, and what. */
export function quizFaultText({ code, markdown, detail, line, question, answer }: QuizFault) {
  const {
    line: lineWord,
    question: questionWord,
    answer: answerWord,
    faults,
  } = wordsOf(quizFaultWords)
  const place = [
    line !== undefined && lineWord(line),
    question !== undefined && questionWord(question),
    answer !== undefined && answerWord(answer),
  ].filter(Boolean)
  const what = code === 'markdown' ? wordsOf(faultWords)[markdown ?? 'broken'] : faults[code]
  return `${[...place, what].join(', ')}${detail ? ` (${detail})` : ''}`
}
