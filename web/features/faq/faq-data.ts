import type { FaqEntry } from '@/server/cms/faq'
import { plainText } from '@/ui/blocks/plain-text'

type Entry = Pick<FaqEntry, 'title' | 'answer' | 'slug'>

/** schema.org data for search engines. */
export type FaqPageNode = {
  '@type': 'FAQPage'
  '@id': string
  inLanguage: string
  mainEntity: {
    '@type': 'Question'
    name: string
    url: string
    acceptedAnswer: { '@type': 'Answer'; text: string }
  }[]
}

/** The questions and answers on a page, and no others. */
export function faqData(
  entries: readonly Entry[],
  { url, language, urlOf }: { url: string; language: string; urlOf: (slug: string) => string },
): FaqPageNode {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    inLanguage: language,
    mainEntity: entries.map(({ title, answer, slug }) => ({
      '@type': 'Question',
      name: title,
      url: urlOf(slug),
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
}
