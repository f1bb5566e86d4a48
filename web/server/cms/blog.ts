import { z } from 'zod'
import { today } from '@/base/clock'
import { blogCategories, coverMotifs } from '@/lib/contract/blog'
import type { FromPanel } from '@/server/preview/part'
import { readOfOneLanguage, readOne } from './read'
import { blocksSchema, choiceOf, imageSchema, seoSchema, text } from './schemas'

const path = 'blog-posts'
const tag = 'blog-post'

/** Date of the chart that is drawn as the cover. */
const day = z.iso
  .date()
  .nullish()
  .transform((value) => value ?? undefined)

const cardSchema = z.object({
  documentId: z.string(),
  slug: z.string(),
  title: text,
  lead: text,
  category: choiceOf(blogCategories),
  author: text,
  /** Today for a draft without a date. */
  postedOn: z.iso
    .date()
    .nullish()
    .transform((value) => value ?? today()),
  coverDate: day,
  coverMotif: z
    .enum(coverMotifs)
    .nullish()
    .transform((value) => value ?? undefined),
  coverImage: imageSchema,
  updatedAt: z.string(),
})

const postSchema = cardSchema.extend({
  content: blocksSchema,
  seo: seoSchema,
})

export type PostCard = z.infer<typeof cardSchema> & FromPanel
export type Post = z.infer<typeof postSchema> & FromPanel

const newestFirst = { sort: ['postedOn:desc', 'createdAt:desc'] }

/**
 * All posts without their text, newest first. All are in one language: the deployment's, or the next one if that has no
 * posts.
 */
export function getPosts(): Promise<PostCard[]> {
  const words = ['slug', 'title', 'lead', 'category', 'author']
  const fields = [...words, 'postedOn', 'coverDate', 'coverMotif', 'updatedAt']
  const query = { ...newestFirst, fields, populate: ['coverImage'] }
  return readOfOneLanguage(path, tag, query, cardSchema)
}

/** One post by its slug. Only existing slugs are requested, because each request is cached. */
export async function getPost(slug: string): Promise<Post | undefined> {
  const known = await getPosts()
  if (!known.some((post) => post.slug === slug)) return undefined
  const populate = { coverImage: true, seo: { populate: ['coverImage'] } }
  return readOne(path, tag, { filters: { slug: { $eq: slug } }, populate }, postSchema)
}
