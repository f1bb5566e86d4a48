import { type Block, validateBlocks } from '@krono/contract'
import type { z } from 'zod'
import { today } from '../../platform/lib/clock'
import { kindsOf } from '../../publishing/blocks/kinds-of'
import type { MarkdownFault } from '../../publishing/markdown/markdown-fault'
import { readMarkdown } from '../../publishing/markdown/read-markdown'
import { lessonUid } from '../courses/course'
import { faultOfQuestions, type QuestionFault } from '../courses/fault-of-questions'
import { quizFile } from './quiz-file'

const fields = ['kind', 'question', 'answers', 'explanation', 'text', 'isRight', 'why'] as const

export type QuizFaultCode =
  | (typeof fields)[number]
  | ('notText' | 'notJson' | 'notList' | 'unknown' | 'picture' | 'markdown')
  | QuestionFault

/** What is wrong in a quiz file, and where: the line of a file that is no JSON, or the question and the answer, from 1. */
export type QuizFault = {
  code: QuizFaultCode
  /** What is written there, or the name of what is not known. */
  detail: string
  /** Of the code markdown: what is wrong in the text of the question. */
  markdown?: MarkdownFault
  line?: number
  question?: number
  answer?: number
}

type Written = z.infer<typeof quizFile>[number]
export type QuizQuestion = Omit<Written, 'question'> & { text: Block[] }

export type ReadQuiz = { questions: QuizQuestion[]; faults: QuizFault[] }

/** The questions of a quiz file; none, if anything is wrong with it. `source` is undefined if it is no text. */
export function readQuiz(source: string | undefined): ReadQuiz {
  const refuse = (...faults: QuizFault[]): ReadQuiz => ({ questions: [], faults })
  if (source === undefined) return refuse({ code: 'notText', detail: '' })
  const text = source.replace(/^\ufeff/, '')
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch (error) {
    return refuse({ code: 'notJson', detail: '', line: lineOf(text, error) })
  }
  const parsed = quizFile.safeParse(found)
  if (!parsed.success) return refuse(...parsed.error.issues.map(faultOfIssue))
  const read = parsed.data.map(readQuestion)
  const faults = read.flatMap((one) => one.faults)
  return { questions: faults.length > 0 ? [] : read.map(({ question }) => question), faults }
}

/** V8 names the position of what it could not read; an end that is missing has none. */
function lineOf(text: string, error: unknown): number {
  const [, position] = /position (\d+)/.exec(String(error)) ?? []
  return text.slice(0, position === undefined ? undefined : Number(position)).split('\n').length
}

function faultOfIssue({ path, ...issue }: z.core.$ZodIssue): QuizFault {
  const [question, , answer] = path
  const place = {
    ...(typeof question === 'number' && { question: question + 1 }),
    ...(typeof answer === 'number' && { answer: answer + 1 }),
  }
  if (issue.code === 'unrecognized_keys')
    return { ...place, code: 'unknown', detail: issue.keys.join(', ') }
  const code = fields.find((field) => field === path.at(-1)) ?? 'notList'
  return { ...place, code, detail: '' }
}

function readQuestion({ question: markdown, ...written }: Written, index: number) {
  const kinds = kindsOf(lessonUid)
  const read = readMarkdown(markdown, { kinds })
  const wrong = faultOfQuestions([written])?.fault
  const place = { question: index + 1 }
  const faults: QuizFault[] = [
    ...read.faults.map(({ code: markdown, detail }) => ({
      code: 'markdown' as const,
      markdown,
      detail,
    })),
    ...read.pictures.map((detail) => ({ code: 'picture' as const, detail })),
    ...(wrong ? [{ code: wrong, detail: '' }] : []),
  ]
  const isValid = validateBlocks(read.blocks, { today: today(), kinds }).blocks !== undefined
  if (faults.length === 0 && !isValid)
    faults.push({ code: 'markdown', markdown: 'broken', detail: '' })
  return {
    question: { ...written, text: read.blocks },
    faults: faults.map((fault) => ({ ...fault, ...place })),
  }
}
