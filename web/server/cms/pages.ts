import { z } from 'zod'
import { readAll, readOne } from './read'
import { descriptionSchema, pageSchema } from './schemas'

const seo = { populate: ['coverImage'] }

/**
 * One explaining page by its slug; slugs differ by language. Only slugs that exist are asked for: each
 * question of its own stays in the data cache, and anybody can think of a million.
 */
export async function getDescription(slug: string) {
  const known = await getDescriptionLinks()
  if (!known.some((row) => row.slug === slug)) return undefined
  const query = { filters: { slug: { $eq: slug } }, populate: { seo } }
  return readOne('descriptions', 'description', query, descriptionSchema)
}

/** Slug and title of every explaining page, for menus, footer and sitemap. */
export function getDescriptionLinks() {
  const query = { fields: ['slug', 'title'], sort: 'createdAt', pagination: { pageSize: 100 } }
  const linkSchema = z.object({ documentId: z.string(), slug: z.string(), title: z.string() })
  return readAll('descriptions', 'description', query, linkSchema, (row) => row.documentId)
}

/** A page that editors write whole, such as the privacy policy. */
export function getPage(slug: string) {
  const query = { filters: { slug: { $eq: slug } }, populate: { seo } }
  return readOne('pages', 'page', query, pageSchema)
}
