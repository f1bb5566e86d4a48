import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import type { StoredAnswer } from './test-row'

type Question = Pick<StoredAnswer, 'key' | 'chakra' | 'isReversed'>

export type GivenAnswer = Pick<StoredAnswer, 'key' | 'value'>

/**
 * Adds its question to each answer: from `earlier` answers, otherwise as published now (chakra and direction are equal
 * in every language). Throws invalidField, at the answer's key, for an unknown question.
 */
export async function withQuestions(
  strapi: Core.Strapi,
  submitted: readonly GivenAnswer[],
  earlier: readonly StoredAnswer[] = [],
): Promise<StoredAnswer[]> {
  const published: Question[] = await strapi.db.query('api::test-question.test-question').findMany({
    where: { key: { $in: submitted.map(({ key }) => key) }, publishedAt: { $notNull: true } },
    select: ['key', 'chakra', 'isReversed'],
  })
  const known = new Map([...published, ...earlier].map((one): [string, Question] => [one.key, one]))
  return submitted.map(({ key, value }, index) => {
    const question = known.get(key)
    if (!question) {
      throw new AppError('invalidField', [{ field: `answers.${index}.key`, code: 'invalidField' }])
    }
    return { key, chakra: question.chakra, isReversed: question.isReversed, value }
  })
}
