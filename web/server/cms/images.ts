import { readOne } from './read'
import { siteImageSchema } from './schemas'

/** Pictures that pages of ours ask for; the seed brings them in, editors change them. */
export type SiteImageId = 'not-found' | 'not-authorised' | 'coming-soon'

/** The picture that editors keep under an identifier (spec §7: `azonosito`), if there is one. */
export async function getSiteImage(azonosito: SiteImageId) {
  const query = { filters: { azonosito: { $eq: azonosito } }, populate: ['image'] }
  const found = await readOne('site-images', 'site-image', query, siteImageSchema)
  return found?.image
}
