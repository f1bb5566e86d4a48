import { descriptionSlugs } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { nameNow } from '@/server/cms/addresses'

export type PictureKey = keyof typeof descriptionSlugs

/** The drawing of a description, by its current or former slug; undefined for descriptions added by editors. */
export async function pictureOf(slug: string): Promise<PictureKey | undefined> {
  for (const key of Object.keys(descriptionSlugs) as PictureKey[]) {
    const first = descriptionSlugs[key][language]
    if (slug === first || slug === (await nameNow('description', first))) return key
  }
  return undefined
}
