import type { EbookDocument } from '@krono/contract'
import { drawableName } from '@/base/text/person-name'
import { type DocumentWords, documentWords } from '@/features/analysis/document/document-words'

export type Site = { siteName: string; siteUrl: string }

/** What the imprint says below title and author, a paragraph each. */
export function imprintOf(document: EbookDocument, { siteName, siteUrl }: Site): string[] {
  const { t, longDate } = documentWords(document.language)
  return [
    t('ebookFile.published', { date: longDate(document.publishedOn) }),
    ...(document.edition ? [t('ebookFile.edition', { edition: document.edition })] : []),
    `${siteName}, ${new URL(siteUrl).host}`,
    t('ebookFile.rights', { year: document.publishedOn.slice(0, 4), siteName }),
    t('ebookFile.notice'),
  ]
}

/** The sentence that names the buyer of a copy; `clean` keeps the characters that the format can show. */
export function copySentence(
  { t }: DocumentWords,
  buyer: string,
  clean = (name: string) => name,
): string {
  const name = clean(drawableName(buyer))
  return name ? t('ebookFile.copyFor', { name }) : t('ebookFile.copyUnnamed')
}
