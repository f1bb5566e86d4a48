import type { Core } from '@strapi/strapi'
import type { LocaleCode } from '../../platform/lib/locales'

type Asked = { documentId: string; locale: LocaleCode; status: 'draft' | 'published' }

/** The course of a lesson as web's addresses name it: its slug, or while it has none its id. Undefined: it is in none. */
export async function courseOfLesson(
  { db }: Core.Strapi,
  { documentId, locale, status }: Asked,
): Promise<string | undefined> {
  const course: { documentId: string; slug: string | null } | null = await db
    .query('api::course.course')
    .findOne({
      select: ['documentId', 'slug'],
      where: {
        ...{ locale, chapters: { lessons: { documentId } } },
        publishedAt: status === 'published' ? { $notNull: true } : { $null: true },
      },
      orderBy: [{ order: 'asc' }, { id: 'asc' }],
    })
  return course ? (course.slug ?? course.documentId) : undefined
}
