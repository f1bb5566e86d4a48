import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { metadataOf } from '@/server/link-preview/metadata'
import { type Query, readQuestion } from './find-on-site'

/** noindex for search results. */
export async function searchMetadata(query?: Query): Promise<Metadata> {
  const t = translations('search')
  const { q } = readQuestion(query)
  const shared = { title: t('metaTitle'), summary: t('metaDescription') }
  const metadata = await metadataOf(shared, linkTo('search'))
  if (q === '') return metadata
  const title = [translations('listing')('searched', { what: q }), shared.title].join(' – ')
  return { ...metadata, title, robots: { index: false, follow: true } }
}
