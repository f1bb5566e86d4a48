import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { env } from '../../platform/lib/env'
import type { LocaleCode } from '../../platform/lib/locales'
import { courseUid } from '../courses/course'

/** A chapter of a course, by its position from 0. */
export type ChapterPlace = { course: string; chapter: number }

type Draft = { chapters: { id: number; title: string; lessons: { documentId: string }[] }[] }

const gone = {
  hun: 'Ez a fejezet már nincs meg. Töltsd újra az oldalt, és válaszd ki újra.',
  eng: 'This chapter does not exist any more. Reload the page and choose it again.',
  rus: 'Этой главы больше нет. Обнови страницу и выбери её заново.',
} as const

/** Appends a lesson to a chapter of the course's draft, unless the course already contains it. */
export async function appendToChapter(
  strapi: Core.Strapi,
  lesson: string,
  { course, chapter, locale, userId }: ChapterPlace & { locale: LocaleCode; userId: number },
) {
  const documents = strapi.documents(courseUid)
  const draft = (await documents.findOne({
    documentId: course,
    locale,
    populate: { chapters: { populate: { lessons: { fields: ['documentId'] } } } },
  })) as Draft | null
  const chapters = draft?.chapters ?? []
  if (!chapters[chapter]) throw new errors.ApplicationError(gone[env.LANGUAGE])
  if (chapters.some(({ lessons }) => lessons.some(({ documentId }) => documentId === lesson)))
    return
  const changed = chapters.map(({ id, title, lessons }, place) => ({
    ...{ id, title },
    lessons: [
      ...lessons.map(({ documentId }) => documentId),
      ...(place === chapter ? [lesson] : []),
    ],
  }))
  const data = { chapters: changed, updatedBy: userId } as never
  await documents.update({ documentId: course, locale, data })
}
