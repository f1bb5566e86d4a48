import type { Context } from 'koa'
import { readLesson } from '../../../learning/lessons/read-lesson'
import { saveNote } from '../../../learning/lessons/save-note'
import { saveProgress } from '../../../learning/lessons/save-progress'
import { gradePreview, previewQuiz } from '../../../learning/quizzes/preview-quiz'
import { startQuiz } from '../../../learning/quizzes/start-quiz'
import { submitQuiz } from '../../../learning/quizzes/submit-quiz'
import { callerOf, findCaller } from '../../../members/users/caller'
import { isPreview } from '../../../panel/preview/is-preview'
import { readInput } from '../../../platform/lib/read-input'

const idOf = (ctx: Context) => String(ctx.params.id)

export default {
  /** GET /learning/lesson/{id} → the lesson; courseLocked, lessonNotYet, lessonInOrder, notFound. */
  async read(ctx: Context) {
    readInput(ctx, 'readLesson')
    const caller = await findCaller(strapi, ctx)
    ctx.body = await readLesson(strapi, idOf(ctx), caller?.user)
  },

  /** POST /learning/lesson/{id}/progress `{ place, isFinished, at, userId }` → `{ place, finishedAt }`. */
  async saveProgress(ctx: Context) {
    const wish = readInput(ctx, 'saveProgress')
    ctx.body = await saveProgress(strapi, callerOf(ctx).user, idOf(ctx), wish)
  },

  /** POST /learning/lesson/{id}/note `{ text, base, version, userId }` → `{ text, version }`; noteTooLong. */
  async saveNote(ctx: Context) {
    const wish = readInput(ctx, 'saveNote')
    ctx.body = await saveNote(strapi, callerOf(ctx).user, idOf(ctx), wish)
  },

  /** POST /learning/lesson/{id}/quiz/start → the open attempt with its questions, without their key. */
  async startQuiz(ctx: Context) {
    readInput(ctx, 'startQuiz')
    ctx.body = isPreview(ctx)
      ? await previewQuiz(strapi, idOf(ctx))
      : await startQuiz(strapi, callerOf(ctx).user, idOf(ctx))
  },

  /** POST /learning/lesson/{id}/quiz/submit `{ attempt, answers }` → the stored result; quizIncomplete, quizChanged. */
  async submitQuiz(ctx: Context) {
    const submission = readInput(ctx, 'submitQuiz')
    ctx.body = isPreview(ctx)
      ? await gradePreview(strapi, idOf(ctx), submission)
      : await submitQuiz(strapi, callerOf(ctx).user, { id: idOf(ctx), submission })
  },
}
