import type { Metadata } from 'next'
import type { AudienceParams } from '@/base/routing/audience-params'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { drawableName } from '@/base/text/person-name'
import { translations } from '@/base/words/translations'
import { metadataOf } from '@/server/link-preview/metadata'
import { Calculator } from './_components/calculator'

type Props = { params: AudienceParams; searchParams: SearchParams }

/** Every result names the calculator as its canonical address: nobody's chart is a search result. */
export function generateMetadata(): Promise<Metadata> {
  const t = translations('worksheet')
  const shared = { title: t('metaTitle'), summary: t('metaDescription') }
  return metadataOf(shared, linkTo('visitorWorksheet'))
}

/** `?date=`, `?name=` and `?steps=`; a date alone is answered by `kept`, its neighbour. */
export default async function VisitorWorksheet({ params, searchParams }: Props) {
  const query = await searchParams
  return (
    <Calculator
      params={params}
      typed={firstValue(query.date).slice(0, 32)}
      name={drawableName(firstValue(query.name))}
      withSteps={query.steps !== undefined}
    />
  )
}
