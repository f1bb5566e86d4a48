import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { metadataOf } from '@/server/link-preview/metadata'

/** Metadata of the newsletter's page, for search engines and link previews. */
export function newsletterMetadata(): Promise<Metadata> {
  const t = translations('newsletter')
  return metadataOf({ title: t('metaTitle'), summary: t('metaDescription') }, linkTo('newsletter'))
}
