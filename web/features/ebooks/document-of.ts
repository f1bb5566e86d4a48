import type { EbookDocument } from '@krono/contract'
import { languages, language as ownLanguage } from '@/base/text/language'
import { usualCoverDate } from '@/features/items/item-cover'
import { languageCodes } from '@/lib/contract/languages'
import type { Ebook } from '@/server/cms/ebooks'

/** A publication by its instant: short enough for the imprint. */
const editionOf = (updatedAt: string) => updatedAt.slice(0, 16).replace('T', ' ')

/** The source of the files of a published e-book. */
export function documentOf(ebook: Ebook): EbookDocument {
  const { title, subtitle, slug, author, updatedAt, lang } = ebook
  return {
    ...{ title, subtitle, slug, author },
    language: languageCodes.find((code) => languages[code].locale === lang) ?? ownLanguage,
    coverDate: ebook.coverDate ?? usualCoverDate,
    coverMotif: ebook.coverMotif ?? 'plate',
    publishedOn: ebook.publishedOn ?? updatedAt.slice(0, 10),
    edition: editionOf(updatedAt),
    chapters: ebook.chapters.map((chapter) => ({
      title: chapter.title,
      isSample: Boolean(chapter.isSample),
      blocks: chapter.body,
    })),
  }
}
