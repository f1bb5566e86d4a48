import { z } from 'zod'
import { readOne } from './read'
import { blocksSchema, imageSchema, seoSchema, text } from './schemas'

const listOf = <Row extends z.ZodType>(row: Row) =>
  z
    .array(row)
    .nullish()
    .transform((rows) => rows ?? [])

const section = z.object({
  id: z.number(),
  kind: z.enum([
    'sectionText',
    'sectionPicture',
    'sectionChart',
    'sectionNumbers',
    'sectionQuotes',
    'sectionPrice',
    'sectionQuestions',
    'sectionOffer',
  ]),
  title: text,
  text: blocksSchema,
  image: imageSchema,
  date: text,
  facts: listOf(z.object({ id: z.number(), label: text, text })),
  questions: listOf(z.object({ id: z.number(), question: text, answer: blocksSchema })),
  buttonLabel: text,
  buttonUrl: text,
})

const salesPageSchema = z.object({
  key: z.string(),
  title: text,
  lead: text,
  sections: listOf(section),
  seo: seoSchema,
  updatedAt: z.string().optional(),
})

export type Section = z.infer<typeof section>

/** A long sales page, written by editors. */
export function getSalesPage(key: 'details') {
  const populate = {
    sections: { populate: ['image', 'facts', 'questions'] },
    seo: { populate: ['coverImage'] },
  }
  const query = { filters: { key: { $eq: key } }, populate }
  return readOne('sales-pages', 'sales-page', query, salesPageSchema)
}
