import type { Inputs, QuizResult, startedQuiz } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { z } from 'zod'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { newDocumentId } from '../../platform/lib/new-row'
import { attemptOf } from '../access/attempt-row'
import { openLesson } from '../access/open-lesson'
import { neededOf } from '../access/outline'
import { grade } from './grade'
import { hashOfQuestions, readQuestions } from './question'
import { showQuestions, withoutKey } from './shown-question'
import { gradedOf, requireAnswers } from './submit-quiz'

const markLength = 16

/** What is read instead of a stored attempt: its id ends with a mark of the questions that were shown. */
async function readQuiz(strapi: Core.Strapi, id: string) {
  const { lesson, course } = await openLesson(strapi, id, undefined)
  const questions = await readQuestions(strapi, lesson)
  if (questions.length === 0) throw new AppError('notFound')
  const needed = neededOf(questions.length, course.passPercent)
  return { questions, needed, mark: hashOfQuestions(questions).slice(0, markLength) }
}

const unsubmitted = { score: null, isPassed: null, submittedAt: null }

/** The questions of a quiz for an editor's preview; stores nothing. Throws the errors of `openLesson`; notFound. */
export async function previewQuiz(
  strapi: Core.Strapi,
  id: string,
): Promise<z.infer<typeof startedQuiz>> {
  const { questions, needed, mark } = await readQuiz(strapi, id)
  const documentId = `${newDocumentId().slice(markLength)}${mark}`
  const begun = { ...unsubmitted, startedAt: now().toISOString(), total: questions.length }
  return {
    attempt: attemptOf({ ...begun, id: 0, documentId, lesson: id, number: 1 }),
    needed,
    questions: showQuestions(questions, documentId).map(withoutKey),
  }
}

/** Grades a quiz in an editor's preview; stores nothing. Throws quizChanged, quizIncomplete, invalidField as well. */
export async function gradePreview(
  strapi: Core.Strapi,
  id: string,
  { attempt: documentId, answers }: Inputs['submitQuiz'],
): Promise<QuizResult> {
  const { questions, needed, mark } = await readQuiz(strapi, id)
  if (!documentId.endsWith(mark)) throw new AppError('quizChanged')
  const shown = showQuestions(questions, documentId)
  requireAnswers(shown, answers)
  const { score, total, isPassed } = grade(shown, answers, needed)
  const at = now().toISOString()
  const row = { id: 0, documentId, lesson: id, number: 1, startedAt: at, submittedAt: at }
  const attempt = attemptOf({ ...row, score, total, isPassed })
  return {
    attempt,
    needed,
    questions: gradedOf(shown, answers),
    summary: { total, needed, isPassed, best: score, attempts: [attempt] },
  }
}
