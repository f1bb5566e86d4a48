import { z } from 'zod'
import { readOfOneLanguage, readOne } from './read'
import { descriptionSchema, pageSchema } from './schemas'

const seo = { populate: ['coverImage'] }

/**
 * One explaining page by its slug; slugs differ by language. Only existing slugs are requested: each request is stored
 * in the data cache, and invented slugs would fill it.
 */
export async function getDescription(slug: string) {
  const known = await getDescriptionLinks()
  if (!known.some((row) => row.slug === slug)) return undefined
  const query = { filters: { slug: { $eq: slug } }, populate: { seo } }
  return readOne('descriptions', 'description', query, descriptionSchema)
}

/** Slug and title of all explaining pages in one language, for menus and footer. */
export function getDescriptionLinks() {
  const query = { fields: ['slug', 'title'], sort: 'createdAt' }
  const linkSchema = z.object({ documentId: z.string(), slug: z.string(), title: z.string() })
  return readOfOneLanguage('descriptions', 'description', query, linkSchema)
}

/** A page whose whole text editors write, such as the privacy policy. */
export function getPage(slug: string) {
  const query = { filters: { slug: { $eq: slug } }, populate: { seo } }
  return readOne('pages', 'page', query, pageSchema)
}
