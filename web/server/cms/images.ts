import { readOne } from './read'
import { siteImageSchema } from './schemas'

/** Ids of the pictures that pages use; the seed creates them, editors may replace them. */
export type SiteImageId = 'not-found' | 'not-authorised' | 'coming-soon'

/** The picture with an identifier (spec §7: `azonosito`), if there is one. */
export async function getSiteImage(azonosito: SiteImageId) {
  const query = { filters: { azonosito: { $eq: azonosito } }, populate: ['image'] }
  const found = await readOne('site-images', 'site-image', query, siteImageSchema)
  return found?.image
}
