import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { intl } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { dayInWords } from '@/features/cycles/day-words'
import type { CycleQuery } from '@/features/cycles/query'
import { metadataOf } from '@/server/link-preview/metadata'

/** Every result has the calculator as its canonical URL, so results of persons are not indexed. */
export async function biorhythmMetadata(query: CycleQuery): Promise<Metadata> {
  const t = translations('biorhythm')
  const shared = { title: t('metaTitle'), summary: t('metaDescription') }
  const metadata = await metadataOf(shared, linkTo('biorhythm'))
  if (query.state !== 'valid') return metadata
  return { ...metadata, title: t('resultMeta', { date: dayInWords(query.day, intl) }) }
}
