import { descriptionSlugs } from '@/base/routing/links'
import { language } from '@/base/text/language'

export type PictureKey = keyof typeof descriptionSlugs

/** What is drawn in a description, by its slug; in one that editors add or rename, nothing. */
export const pictureOf = (slug: string): PictureKey | undefined =>
  (Object.keys(descriptionSlugs) as PictureKey[]).find(
    (key) => descriptionSlugs[key][language] === slug,
  )
