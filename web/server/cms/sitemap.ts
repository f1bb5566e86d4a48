import { z } from 'zod'
import {
  type ArticleTag,
  articleTags,
  contentPage,
  type PagedTag,
  pathOfEntry,
} from '@/lib/contract/content-pages'
import { collectionOf } from '@/lib/contract/content-tags'
import { readAll, readOfOneLanguage } from './read'

const rowSchema = z.looseObject({
  documentId: z.string(),
  updatedAt: z.string(),
  seo: z.object({ noindex: z.boolean().nullish() }).nullish(),
})

type Row = z.infer<typeof rowSchema>

const populate = { seo: { fields: ['noindex'] } }

/** A page for search engines, with the last change of its entry. */
export type ListedPage = { path: string; updatedAt?: string }

/** None for a page that an editor excluded (noindex). */
const listed = (path: string | undefined, { updatedAt, seo }: Row): ListedPage[] =>
  path && !seo?.noindex ? [{ path, updatedAt }] : []

const isArticle = (tag: PagedTag): tag is ArticleTag => articleTags.some((one) => one === tag)

/** The pages of a type's entries. Throws ContentError. */
export async function getEntryPages(tag: PagedTag): Promise<ListedPage[]> {
  const { field } = contentPage(tag)
  const nameOf = (row: Row) => String(row[field])
  const query = { fields: [field, 'updatedAt'], populate }
  const collection = collectionOf(tag)
  const rows: Row[] = isArticle(tag)
    ? await readOfOneLanguage(collection, tag, query, rowSchema)
    : await readAll(collection, tag, query, rowSchema, nameOf)
  return rows.flatMap((row) => listed(pathOfEntry(tag, nameOf(row)), row))
}

/** The visitor's home page. Throws ContentError. */
export async function getHomePage(): Promise<ListedPage[]> {
  const tag = 'index-variant'
  const filters = { variant: { $eq: 'visitor' } }
  const query = { fields: ['variant', 'updatedAt'], filters, populate }
  const rows = await readAll(collectionOf(tag), tag, query, rowSchema, (row) => row.documentId)
  return rows.slice(0, 1).flatMap((row) => listed('/', row))
}
