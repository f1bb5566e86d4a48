import { type Audience, audienceRow } from '@/base/routing/audiences'
import { readAll, readOne } from './read'
import { type HomeSection, homeSectionSchema, indexVariantSchema } from './schemas'

/** Home page texts for an audience (spec §2, "Variants by visitor type"). */
export function getIndexVariant(audience: Audience) {
  const populate = {
    image: true,
    mobileBackground: true,
    offer: { populate: ['image', 'video'] },
    seo: { populate: ['coverImage'] },
  }
  const filters = { variant: { $eq: audienceRow(audience).variant } }
  return readOne('index-variants', 'index-variant', { filters, populate }, indexVariantSchema)
}

/** Sections of the home page in the editors' order; sections without content are missing. */
export async function getHomeSections() {
  const query = { populate: ['image'], sort: 'order' }
  const keyOf = (row: HomeSection) => row.section
  const rows = await readAll('home-sections', 'home-section', query, homeSectionSchema, keyOf)
  // readAll appends rows of fallback languages, so sort by the editors' order again.
  return rows.sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
}
