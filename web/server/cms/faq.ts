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

/** Every question that editors answered, in one language. */
export const getFaq = (): Promise<FaqEntry[]> =>
  readOfOneLanguage('faq-entries', 'faq-entry', query, schema)

/** One of them by the end of its address. Found among all: anybody can think of a million others. */
export const getFaqEntry = async (slug: string) =>
  (await getFaq()).find((entry) => entry.slug === slug)
