import type { Core } from '@strapi/strapi'
import { eventLoopTurn } from '../../platform/database/yield-between-statements'
import type { LocaleCode } from '../../platform/lib/locales'
import { hashOf } from '../../platform/lib/secrets'
import { lessonUid } from '../courses/course'
import { type ImportFile, RefusedFiles } from './collect-files'
import { lessonFields } from './lesson-fields'
import { quizEnd, quizNameOf } from './quiz-file'
import { type LessonFault, type ReadLesson, readLesson } from './read-lesson'

export type OnExisting = 'update' | 'refuse'
type Wanted = { locale: LocaleCode; onExisting: OnExisting }

/** Reads the lessons of an upload, in the order of their names; writes nothing. */
export async function planLessons(
  strapi: Core.Strapi,
  files: readonly ImportFile[],
  { locale, onExisting }: Wanted,
): Promise<ReadLesson[]> {
  const texts = files
    .filter(({ name }) => /\.(md|markdown)$/i.test(name))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
  if (texts.length === 0) throw new RefusedFiles('noText')
  const quizzes = new Map(
    files
      .filter(({ name }) => name.toLowerCase().endsWith(quizEnd))
      .map((file) => [file.name, file]),
  )
  const lessons: ReadLesson[] = []
  for (const text of texts) {
    const name = quizNameOf(text.name)
    lessons.push(await readLesson(text, { files, quiz: quizzes.get(name) }))
    quizzes.delete(name)
    await eventLoopTurn()
  }
  const slugs = lessons.map(({ fields }) => fields.slug)
  const known: { documentId: string; slug: string }[] = await strapi.db.query(lessonUid).findMany({
    select: ['documentId', 'slug'],
    where: { locale, slug: { $in: slugs }, publishedAt: null },
  })
  const planned = lessons.map((lesson, index) => {
    const { slug } = lesson.fields
    const documentId = known.find((one) => one.slug === slug)?.documentId
    const refused: LessonFault[] = [...lesson.shown.refused]
    if (slugs.indexOf(slug) < index) refused.push('twice')
    if (documentId && onExisting === 'refuse') refused.push('exists')
    const shown = { ...lesson.shown, refused, exists: documentId !== undefined }
    return { ...lesson, documentId, shown }
  })
  return [...planned, ...[...quizzes.keys()].map(quizAlone)]
}

/** A quiz without the Markdown file of its lesson: nothing of it is written. */
const quizAlone = (file: string): ReadLesson => ({
  ...{ blocks: [], pictures: new Map(), questions: undefined, documentId: undefined },
  fields: lessonFields({}).fields,
  shown: {
    ...{ file, title: '', slug: '', blocks: 0, pictures: [], quiz: null, faults: [] },
    ...{ refused: ['noLesson'], exists: false },
  },
})

/** Identifies what an editor saw: the write call repeats it. */
export const hashOfPlan = (lessons: readonly ReadLesson[]) =>
  hashOf(
    JSON.stringify(
      lessons.map(({ shown, fields, ...read }) => [shown, fields, read.blocks, read.questions]),
    ),
  )
