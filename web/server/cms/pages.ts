import { z } from 'zod'
import { readOfOneLanguage, readOne } from './read'
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

/** Slug and title of every explaining page in one language, for menus and footer. */
export function getDescriptionLinks() {
  const query = { fields: ['slug', 'title'], sort: 'createdAt' }
  const linkSchema = z.object({ documentId: z.string(), slug: z.string(), title: z.string() })
  return readOfOneLanguage('descriptions', 'description', query, linkSchema)
}

/** A page that editors write whole, such as the privacy policy. */
export function getPage(slug: string) {
  const query = { filters: { slug: { $eq: slug } }, populate: { seo } }
  return readOne('pages', 'page', query, pageSchema)
}
