import { z } from 'zod'
import { rowId } from './account-fields'
import { listOf } from './list-of'

/** one: exactly one answer is right. several: one or more are, and the learner marks all. order: the learner sorts them. */
export const questionKinds = ['one', 'several', 'order'] as const

export type QuestionKind = (typeof questionKinds)[number]

/** Most questions of a quiz, and most answers of a question. */
export const mostQuestions = 40
export const mostAnswers = 10

/** Share of right questions that passes, in percent, unless the course sets another. */
export const usualPassPercent = 70

const place = z
  .number({ error: 'invalidField' })
  .int({ error: 'invalidField' })
  .min(0, { error: 'invalidField' })
  .max(mostAnswers - 1, { error: 'invalidField' })

/**
 * Chosen answers of a question, as their places in the list of the attempt: one for `one`, at least one for `several`, all
 * in the chosen order for `order`. Empty: not answered.
 */
const chosen = listOf(place, { most: mostAnswers })

/**
 * POST /learning/lesson/{id}/quiz/submit → the result, stored once: a repeated submission of the same attempt, also from
 * another tab, gets the stored result. quizIncomplete (422) with one error for each open question, `field`
 * `answers.<index>`; quizChanged (409) when the questions were edited since the attempt began; notFound for another
 * user's attempt.
 */
export const quizSubmission = z.strictObject({
  attempt: rowId,
  answers: listOf(chosen, { most: mostQuestions }),
})

export type QuizSubmission = z.infer<typeof quizSubmission>

/** A question without its key: the order of its answers is that of the attempt. */
export const quizQuestion = z.object({
  kind: z.enum(questionKinds),
  /** Blocks of the contract (`readBlocks`). */
  text: z.array(z.unknown()),
  answers: z.array(z.string()),
})

export type QuizQuestion = z.infer<typeof quizQuestion>

/** A question after the submission, with what was right and why. */
export const gradedQuestion = quizQuestion.extend({
  isRight: z.boolean(),
  chosen: z.array(z.number().int()),
  /** Right places; of `order` all in their right order. */
  right: z.array(z.number().int()),
  /** Why each answer is right or wrong; '' without a reason. */
  reasons: z.array(z.string()),
  explanation: z.string(),
})

export const quizAttempt = z.object({
  id: z.string(),
  /** 1 for the first one. */
  number: z.number().int(),
  /** ISO 8601 with Z. */
  startedAt: z.string(),
  submittedAt: z.string().nullable(),
  /** Right questions; null before the submission. */
  score: z.number().int().nullable(),
  total: z.number().int(),
  isPassed: z.boolean().nullable(),
})

export type QuizAttempt = z.infer<typeof quizAttempt>

/** What is known of a learner's quiz, without questions. */
export const quizSummary = z.object({
  total: z.number().int(),
  /** Right questions that pass. */
  needed: z.number().int(),
  isPassed: z.boolean(),
  /** Best score of the submitted attempts; null before the first. */
  best: z.number().int().nullable(),
  /** Submitted attempts, newest first; at most 20. */
  attempts: z.array(quizAttempt),
})

export type QuizSummary = z.infer<typeof quizSummary>

/**
 * POST /learning/lesson/{id}/quiz/start → the open attempt of the caller, or a new one ("refill"), with its questions.
 * Errors of readLesson; notFound for a lesson without a quiz.
 */
export const startedQuiz = z.object({
  attempt: quizAttempt,
  needed: z.number().int(),
  questions: z.array(quizQuestion),
})

export const quizResult = z.object({
  attempt: quizAttempt,
  needed: z.number().int(),
  questions: z.array(gradedQuestion),
  summary: quizSummary,
})

export type QuizResult = z.infer<typeof quizResult>
