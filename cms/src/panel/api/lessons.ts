import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { courseUid, lessonUid } from '../../learning/courses/course'
import {
  collectFiles,
  type FilesFault,
  type ImportFile,
  RefusedFiles,
} from '../../learning/import/collect-files'
import { hashOfPlan, planLessons } from '../../learning/import/plan-lessons'
import type { PlannedLesson } from '../../learning/import/read-lesson'
import { type LeftOut, writeLessons } from '../../learning/import/write-lessons'
import { locales } from '../../platform/lib/locales'
import { panelMay } from '../access/panel-may'
import { readBody } from './read-body'

const fields = {
  locale: z.enum(locales.map(({ code }) => code)),
  onExisting: z.enum(['update', 'refuse']),
}

const toWrite = z.strictObject({
  ...fields,
  seen: z.string().max(100),
  course: z
    .string()
    .regex(/^[a-z0-9]{24}$/)
    .optional(),
  chapter: z.coerce.number().int().min(0).max(100).optional(),
})

export type LessonPlan = { lessons: PlannedLesson[]; seen: string }
export type WrittenLessons = LessonPlan & { written: number | null; left: LeftOut[] }
type Refused = { fault: FilesFault }
export type CourseChoice = { documentId: string; title: string; chapters: string[] }

/** GET ?locale= → courses to whose chapters lessons can be appended. */
export async function courses(ctx: Context): Promise<{ courses: CourseChoice[] }> {
  const { locale } = readBody(z.strictObject({ locale: fields.locale }), ctx.query)
  const rows = await strapi.documents(courseUid).findMany({
    locale,
    fields: ['title'],
    populate: { chapters: true },
    sort: 'title:asc',
    limit: 200,
  })
  const list = rows as unknown as {
    documentId: string
    title: string
    chapters: { title: string }[]
  }[]
  return {
    courses: list.map(({ documentId, title, chapters }) => ({
      ...{ documentId, title },
      chapters: chapters.map((chapter) => chapter.title),
    })),
  }
}

/** POST files → the lessons as they would be imported. */
export const plan = (ctx: Context): Promise<LessonPlan | Refused> => {
  const wanted = readBody(z.strictObject(fields), ctx.request.body)
  requireRights(ctx, wanted.locale)
  return withFiles(ctx, async (files) => {
    const lessons = await planLessons(strapi, files, wanted)
    return { lessons: lessons.map(({ shown }) => shown), seen: hashOfPlan(lessons) }
  })
}

/** POST the same files → writes what was shown; if it would differ by now, writes nothing. */
export const write = (ctx: Context): Promise<WrittenLessons | Refused> => {
  const { seen, course, chapter, ...wanted } = readBody(toWrite, ctx.request.body)
  requireRights(ctx, wanted.locale, course)
  return withFiles(ctx, async (files, folder) => {
    const lessons = await planLessons(strapi, files, wanted)
    const now = { lessons: lessons.map(({ shown }) => shown), seen: hashOfPlan(lessons) }
    if (now.seen !== seen) return { ...now, written: null, left: [] }
    const ready = lessons.filter(({ shown }) => shown.refused.length === 0)
    const { id: userId }: { id: number } = ctx.state.user
    const place = course === undefined ? undefined : { course, chapter: chapter ?? 0 }
    const left = await writeLessons(strapi, ready, {
      ...{ userId, folder },
      locale: wanted.locale,
      chapter: place,
    })
    return { ...now, written: ready.length - left.length, left }
  })
}

function requireRights(ctx: Context, locale: string, course?: string) {
  const may = panelMay(strapi, ctx.state.userAbility)
  const isAllowed =
    may('create', { uid: lessonUid, locale }) &&
    may('update', { uid: lessonUid, locale }) &&
    (course === undefined || may('update', { uid: courseUid, locale })) &&
    ctx.state.userAbility.can('plugin::upload.assets.create')
  if (!isAllowed) throw new errors.ForbiddenError()
}

/** The files of the body (deleted by remove-temporary-files), unpacked into a folder that is deleted afterwards. */
async function withFiles<Answer>(
  { request }: Context,
  use: (files: ImportFile[], folder: string) => Promise<Answer>,
): Promise<Answer | Refused> {
  const { files: sent, ...others } = request.files ?? {}
  if (!sent || Object.keys(others).length > 0) throw new errors.ValidationError('files')
  const folder = await mkdtemp(path.join(tmpdir(), 'krono-lessons-'))
  try {
    return await use(await collectFiles([sent].flat(), folder), folder)
  } catch (error) {
    if (error instanceof RefusedFiles) return { fault: error.fault }
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
