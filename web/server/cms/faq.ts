import type { z } from 'zod'
import type { FromPanel } from '@/server/preview/part'
import { readOfOneLanguage } from './read'
import type { faqEntrySchema } from './schemas'
import { faqEntrySchema as schema } from './schemas'

/** A question with its answer. */
export type FaqEntry = z.infer<typeof faqEntrySchema> & FromPanel

const query = {
  fields: ['slug', 'title', 'category', 'order', 'answer', 'updatedAt'],
  populate: { seo: { populate: ['coverImage'] } },
  sort: 'order',
}

/** All published questions, in one language. */
export const getFaq = (): Promise<FaqEntry[]> =>
  readOfOneLanguage('faq-entries', 'faq-entry', query, schema)

/** One question by its slug. It is searched in the list, because a request per slug would be cached for any slug. */
export const getFaqEntry = async (slug: string) =>
  (await getFaq()).find((entry) => entry.slug === slug)
