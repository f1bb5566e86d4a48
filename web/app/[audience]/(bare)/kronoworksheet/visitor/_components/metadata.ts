import type { Metadata } from 'next'
import { today } from '@/base/clock'
import { linkTo } from '@/base/routing/links'
import { readBirthDate } from '@/base/text/birth-date'
import { dateOrder } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { sharedWith } from '@/features/results/picture/shared-with'
import { metadataOf } from '@/server/link-preview/metadata'

/**
 * Every result has the calculator as its canonical URL, so charts of persons are not indexed. A shared result has its own
 * preview image, whose URL contains the same parameters.
 */
export async function calculatorMetadata(query: {
  typed: string
  name: string
}): Promise<Metadata> {
  const t = translations('worksheet')
  const shared = { title: t('metaTitle'), summary: t('metaDescription') }
  const metadata = await metadataOf(shared, linkTo('visitorWorksheet'))
  const date = readBirthDate(query.typed, { order: dateOrder, latest: today() })
  return date ? sharedWith({ kind: 'chart', date, name: query.name }, metadata) : metadata
}
