import { descriptionSlugs } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { nameNow } from '@/server/cms/addresses'

export type PictureKey = keyof typeof descriptionSlugs

/** What is drawn in a description, by the slug that it has or had; in one that editors add, nothing. */
export async function pictureOf(slug: string): Promise<PictureKey | undefined> {
  for (const key of Object.keys(descriptionSlugs) as PictureKey[]) {
    const first = descriptionSlugs[key][language]
    if (slug === first || slug === (await nameNow('description', first))) return key
  }
  return undefined
}
