import type { CoverMotif } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { bestRows } from '../../learning/courses/best-rows'
import { env } from '../../platform/lib/env'
import { contentLocales } from '../../platform/lib/locales'

/** An e-book without its text, in the best available language. */
export type Ebook = {
  documentId: string
  locale: string
  title: string
  subtitle: string | null
  slug: string
  author: string
  coverDate: string | null
  coverMotif: CoverMotif | null
  /** Of this publication. */
  updatedAt: string
}

const select = ['documentId', 'locale', 'title', 'subtitle', 'slug', 'author', 'coverDate']

/** Published e-books by their document ids, also those off sale. */
export async function loadEbooks(
  { db }: Core.Strapi,
  documentIds: readonly string[],
): Promise<Ebook[]> {
  const locales = contentLocales[env.LANGUAGE]
  const rows: Ebook[] = await db.query('api::ebook.ebook').findMany({
    select: [...select, 'coverMotif', 'updatedAt'],
    where: {
      documentId: { $in: [...documentIds] },
      publishedAt: { $notNull: true },
      locale: { $in: [...locales] },
    },
  })
  return bestRows(rows, locales)
}
