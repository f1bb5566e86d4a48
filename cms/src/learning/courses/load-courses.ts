import { usualPassPercent } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { previewedLearner, rowsToRead } from '../../panel/preview/is-preview'
import { env } from '../../platform/lib/env'
import { bestRows } from './best-rows'
import { type Course, courseUid, type Lesson, lessonsOf, lessonUid } from './course'

type Numbered = { id: number }
/** A draft may lack what a published entry must have. */
type Unfinished<Row, Field extends keyof Row> = Omit<Row, Field> & {
  [One in Field]: Row[One] | null
}

type CourseRow = Unfinished<
  Omit<Course, 'isInOrder' | 'dripDays' | 'passPercent' | 'chapters'>,
  'title' | 'slug'
> & {
  locale: string
  isInOrder: boolean | null
  dripDays: number | null
  passPercent: number | null
  chapters: { title: string | null; lessons: { documentId: string }[] }[]
}
type LessonRow = Unfinished<
  Omit<Lesson, 'isFree' | 'retiredAt' | 'hasVideo' | 'questions'>,
  'title' | 'slug' | 'summary' | 'minutes'
> & {
  isFree: boolean | null
  retiredAt: string | null
  film: Numbered | null
  questions: Numbered[]
}

/** Form of Strapi's document ids; PostgreSQL throws on characters that a text cannot contain. */
const name = /^[a-z0-9]{1,64}$/

/**
 * Courses with their lessons in order, as they are published; in a preview their drafts. A lesson without its own
 * publication is left out. Chapters name lessons by document, so that one that is published again stays in its place.
 * A fixed number of queries, whatever the number of courses.
 */
export async function loadCourses(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<Course[]> {
  const ids = documentIds.filter((id) => name.test(id))
  if (ids.length === 0) return []
  const { publishedAt, locales } = rowsToRead(strapi, env.LANGUAGE)
  const rows: CourseRow[] = await strapi.db.query(courseUid).findMany({
    where: { documentId: { $in: ids }, publishedAt, locale: { $in: [...locales] } },
    populate: { chapters: { populate: { lessons: { select: ['documentId'] } } } },
    orderBy: [{ order: 'asc' }, { id: 'asc' }],
  })
  const found = bestRows(rows, locales)
  const lessons = await loadLessons(
    strapi,
    found.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.lessons)),
  )
  return found.map((row) => courseOf(row, lessons))
}

export const loadCourse = async (
  strapi: Core.Strapi,
  documentId: string,
): Promise<Course | undefined> =>
  (await loadCourses(strapi, [documentId]))[0] ?? (await loadSingleLesson(strapi, documentId))[0]

/**
 * The courses whose chapters contain a lesson, in catalogue order; several, if editors use it twice. In a preview a lesson
 * may be in none.
 */
export async function loadCoursesOf(strapi: Core.Strapi, lesson: string): Promise<Course[]> {
  if (!name.test(lesson)) return []
  const { publishedAt } = rowsToRead(strapi, env.LANGUAGE)
  const rows: { documentId: string }[] = await strapi.db.query(courseUid).findMany({
    select: ['documentId'],
    where: { publishedAt, chapters: { lessons: { documentId: lesson } } },
  })
  const found = await loadCourses(strapi, [...new Set(rows.map(({ documentId }) => documentId))])
  const isIn = (course: Course) => lessonsOf(course).some(({ documentId }) => documentId === lesson)
  return found.some(isIn) ? found : loadSingleLesson(strapi, lesson)
}

/** In a preview a lesson that is in no course: the only one of a course without a title, under the id of the lesson. */
async function loadSingleLesson(strapi: Core.Strapi, documentId: string): Promise<Course[]> {
  if (!previewedLearner(strapi) || !name.test(documentId)) return []
  const lessons = await loadLessons(strapi, [{ documentId }])
  return [...lessons.values()].map((lesson) => ({
    ...{ documentId, slug: documentId, title: '', coverDate: null, coverMotif: null },
    ...{ membership: 'none', isInOrder: false, dripDays: 0, passPercent: usualPassPercent },
    chapters: [{ title: '', lessons: [lesson] }],
  }))
}

async function loadLessons(strapi: Core.Strapi, named: readonly { documentId: string }[]) {
  const { publishedAt, locales } = rowsToRead(strapi, env.LANGUAGE)
  const rows: LessonRow[] = await strapi.db.query(lessonUid).findMany({
    select: ['documentId', 'locale', 'title', 'slug', 'summary', 'minutes', 'isFree', 'retiredAt'],
    where: {
      documentId: { $in: [...new Set(named.map(({ documentId }) => documentId))] },
      publishedAt,
      locale: { $in: [...locales] },
    },
    populate: { film: { select: ['id'] }, questions: { select: ['id'] } },
  })
  return new Map(bestRows(rows, locales).map((row) => [row.documentId, lessonOf(row)]))
}

const lessonOf = ({ isFree, retiredAt, film, questions, ...row }: LessonRow): Lesson => ({
  ...row,
  title: row.title ?? '',
  slug: row.slug ?? row.documentId,
  summary: row.summary ?? '',
  minutes: row.minutes ?? 0,
  isFree: Boolean(isFree),
  retiredAt: retiredAt ? new Date(retiredAt) : null,
  hasVideo: film !== null,
  questions: questions.length,
})

const courseOf = (row: CourseRow, lessons: ReadonlyMap<string, Lesson>): Course => ({
  documentId: row.documentId,
  title: row.title ?? '',
  slug: row.slug ?? row.documentId,
  coverDate: row.coverDate,
  coverMotif: row.coverMotif,
  membership: row.membership,
  isInOrder: Boolean(row.isInOrder),
  dripDays: row.dripDays ?? 0,
  passPercent: row.passPercent ?? usualPassPercent,
  chapters: row.chapters.map((chapter) => ({
    title: chapter.title ?? '',
    lessons: chapter.lessons.flatMap(({ documentId }) => lessons.get(documentId) ?? []),
  })),
})
