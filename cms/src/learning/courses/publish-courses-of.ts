import type { Core } from '@strapi/strapi'
import { courseUid, lessonUid } from './course'

type Params = { documentId?: string; locale?: string | string[] }
type Row = {
  documentId: string
  locale: string
  publishedAt: string | null
  updatedAt: string
  publishAt: string | null
}

/**
 * A published course has its published lessons only: Strapi leaves out the others. When one of them is published, the
 * courses that wait for it are published again with it, in one transaction. A course with changes of its own, or
 * with a time at which it is published, is not: its editor decides when they appear.
 */
export function publishCoursesOf(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context
    const { documentId, locale = '*' } = params as Params
    if (uid !== lessonUid || action !== 'publish' || !documentId) return next()
    return strapi.db.transaction(async () => {
      const result = await next()
      for (const course of await listWaiting(strapi, documentId, [locale].flat()))
        await strapi.documents(courseUid).publish(course)
      return result
    })
  })
}

/** The published courses whose drafts are unchanged and have a lesson that the published version lacks. */
async function listWaiting({ db }: Core.Strapi, lesson: string, locales: readonly string[]) {
  const rows: Row[] = await db.query(courseUid).findMany({
    select: ['documentId', 'locale', 'publishedAt', 'updatedAt', 'publishAt'],
    where: {
      chapters: { lessons: { documentId: lesson } },
      ...(!locales.includes('*') && { locale: { $in: [...locales] } }),
    },
  })
  const drafts = rows.filter(({ publishedAt }) => publishedAt === null)
  const published: Row[] = await db.query(courseUid).findMany({
    select: ['documentId', 'locale', 'publishedAt', 'updatedAt', 'publishAt'],
    where: {
      documentId: { $in: drafts.map(({ documentId }) => documentId) },
      publishedAt: { $notNull: true },
    },
  })
  const isSame = (one: Row, other: Row) =>
    one.documentId === other.documentId && one.locale === other.locale
  return drafts.flatMap((draft) => {
    const shown = published.find((row) => isSame(row, draft))
    const hasLesson = rows.some((row) => row.publishedAt !== null && isSame(row, draft))
    const isUnchanged = shown && new Date(draft.updatedAt) <= new Date(shown.updatedAt)
    const { documentId, locale } = draft
    return isUnchanged && !hasLesson && !draft.publishAt ? [{ documentId, locale }] : []
  })
}
