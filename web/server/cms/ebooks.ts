import { z } from 'zod'
import type { FromPanel } from '@/server/preview/part'
import { itemFields, itemShape, linesSchema, populateSeo } from './items'
import { readOfOneLanguage, readOne } from './read'
import { blocksSchema, seoSchema, text } from './schemas'

const cardSchema = z.object({ ...itemShape, subtitle: text, author: text })

const chapterSchema = z.object({
  title: text,
  isSample: z.boolean().nullish(),
  body: blocksSchema,
})

const ebookSchema = cardSchema.extend({
  about: blocksSchema,
  learns: linesSchema,
  publishedOn: z.iso.date().nullish(),
  chapters: z
    .array(chapterSchema)
    .nullish()
    .transform((value) => value ?? []),
  seo: seoSchema,
})

export type EbookCard = z.infer<typeof cardSchema> & FromPanel
export type Ebook = z.infer<typeof ebookSchema> & FromPanel

/** The e-books in one language, in the editors' order, without those off sale. */
export async function getEbooks(): Promise<EbookCard[]> {
  return (await allEbooks()).filter(({ isOffSale }) => !isOffSale)
}

function allEbooks(): Promise<EbookCard[]> {
  const fields = [...itemFields, 'subtitle', 'author', 'updatedAt']
  return readOfOneLanguage('ebooks', 'ebook', { sort: ['order', 'createdAt'], fields }, cardSchema)
}

/**
 * An e-book with its whole text by its slug, also off sale, because its buyers keep it. Only existing slugs are
 * requested, because each request is cached. Pages must show sample chapters only.
 */
export async function getEbook(slug: string): Promise<Ebook | undefined> {
  if (!(await allEbooks()).some((ebook) => ebook.slug === slug)) return undefined
  return readEbook({ slug: { $eq: slug } })
}

/** The same by the id that the cms names, in the first language that has it. */
export const getEbookById = (documentId: string): Promise<Ebook | undefined> =>
  readEbook({ documentId: { $eq: documentId } })

function readEbook(filters: object): Promise<Ebook | undefined> {
  const populate = { chapters: true, seo: populateSeo }
  return readOne('ebooks', 'ebook', { filters, populate }, ebookSchema)
}
