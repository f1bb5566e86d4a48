import type { z } from 'zod'
import type { FromPanel } from '@/server/preview/part'
import { readAll } from './read'
import type { faqEntrySchema } from './schemas'
import { faqEntrySchema as schema } from './schemas'

/** A question with its answer. */
export type FaqEntry = z.infer<typeof faqEntrySchema> & FromPanel

const query = {
  fields: ['slug', 'title', 'category', 'order', 'answer', 'updatedAt'],
  populate: { seo: { populate: ['coverImage'] } },
  sort: 'order',
  pagination: { pageSize: 500 },
}

/** Every question that editors answered. */
export const getFaq = (): Promise<FaqEntry[]> =>
  readAll('faq-entries', 'faq-entry', query, schema, (row) => row.documentId)

/** One of them by the end of its address. Found among all: anybody can think of a million others. */
export const getFaqEntry = async (slug: string) =>
  (await getFaq()).find((entry) => entry.slug === slug)
