import { intl } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import type { List } from '@/features/listing/list'
import { faqCategories } from '@/lib/contract/faq'
import { type FaqEntry, getFaq } from '@/server/cms/faq'
import { FaqCard } from './faq-card'

const placeOf = ({ category, order }: FaqEntry) => faqCategories.indexOf(category) * 10_000 + order

/** Questions and answers by subject. */
export const faqList: List<FaqEntry> = {
  path: '/faq',
  words: 'faq',
  perPage: 20,
  load: getFaq,
  keyOf: ({ documentId }) => documentId,
  searched: { kind: 'question', documentIdOf: ({ documentId }) => documentId },
  choices: {
    category: {
      label: () => translations('faq')('category'),
      of: ({ category }) => ({
        value: category,
        name: translations('faq')(`categories.${category}`),
        order: faqCategories.indexOf(category),
      }),
    },
  },
  sorts: { bySubject: (a, b) => placeOf(a) - placeOf(b) || a.title.localeCompare(b.title, intl) },
  Card: FaqCard,
  isColumn: true,
}
