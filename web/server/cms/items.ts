import { z } from 'zod'
import { coverMotifs } from '@/lib/contract/blog'
import { text } from './schemas'

/** What the pages of courses and e-books show of both. */
export const itemFields = ['slug', 'title', 'lead', 'coverDate', 'coverMotif', 'order', 'isOffSale']

export const itemShape = {
  documentId: z.string(),
  slug: z.string(),
  title: text,
  lead: text,
  coverDate: z.iso
    .date()
    .nullish()
    .transform((value) => value ?? undefined),
  coverMotif: z
    .enum(coverMotifs)
    .nullish()
    .transform((value) => value ?? undefined),
  order: z.number().nullish(),
  isOffSale: z.boolean().nullish(),
  updatedAt: z.string(),
}

export const linesSchema = text.transform((value) =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
)

export const populateSeo = { populate: ['coverImage'] }
