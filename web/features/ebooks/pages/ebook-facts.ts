import { formatLongDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import type { Ebook } from '@/server/cms/ebooks'
import { pageCount } from './page-count'

/** Short facts of an e-book: author, length, formats. */
export function ebookFacts({ author, chapters, publishedOn }: Ebook): string[] {
  const t = translations('ebooks.facts')
  return [
    t('by', { author }),
    t('pages', { count: pageCount(chapters) }),
    t('chapters', { count: chapters.length }),
    t('formats'),
    t('forever'),
    ...(publishedOn ? [t('published', { date: formatLongDate(publishedOn) })] : []),
  ]
}
