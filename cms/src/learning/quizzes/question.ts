import { createHash } from 'node:crypto'
import type { QuestionKind } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { rowsToRead } from '../../panel/preview/is-preview'
import { env } from '../../platform/lib/env'
import { type Lesson, lessonUid } from '../courses/course'

/** A question as editors wrote it; the answers of `order` are in their right order. */
export type Question = {
  kind: QuestionKind
  /** Blocks of the contract. */
  text: unknown[]
  answers: readonly { text: string; isRight: boolean | null; why: string | null }[]
  explanation: string | null
}

type QuestionRow = Omit<Question, 'text' | 'answers'> & {
  text: unknown[] | null
  answers: readonly (Omit<Question['answers'][number], 'text'> & { text: string | null })[]
}

/** The questions of a lesson, with their key. A draft may have unfinished ones. */
export async function readQuestions(
  strapi: Core.Strapi,
  { documentId, locale }: Pick<Lesson, 'documentId' | 'locale'>,
): Promise<Question[]> {
  const { publishedAt } = rowsToRead(strapi, env.LANGUAGE)
  const row: { questions: QuestionRow[] } | null = await strapi.db.query(lessonUid).findOne({
    select: ['id'],
    where: { documentId, locale, publishedAt },
    populate: { questions: { populate: { answers: true } } },
  })
  return (row?.questions ?? []).map(({ kind, text, answers, explanation }) => ({
    ...{ kind, text: text ?? [], explanation },
    answers: answers.map((answer) => ({
      ...{ isRight: answer.isRight, why: answer.why },
      text: answer.text ?? '',
    })),
  }))
}

/** Changes with what decides about a result: kinds, texts and keys, without reasons and explanations. */
export const hashOfQuestions = (questions: readonly Question[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        questions.map(({ kind, text, answers }) => [
          kind,
          text,
          answers.map((answer) => [answer.text, Boolean(answer.isRight)]),
        ]),
      ),
    )
    .digest('hex')
