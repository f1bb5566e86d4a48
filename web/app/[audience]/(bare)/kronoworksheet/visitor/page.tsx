import { chartOf } from '@krono/chart'
import type { Metadata } from 'next'
import { today } from '@/base/clock'
import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import { linkTo } from '@/base/routing/links'
import { firstValue, type SearchParams } from '@/base/routing/search-params'
import { readBirthDate } from '@/base/text/birth-date'
import { dateOrder } from '@/base/text/language'
import { drawableName } from '@/base/text/person-name'
import { translations } from '@/base/words/translations'
import { sharedWith } from '@/features/results/picture/shared-with'
import { metadataOf } from '@/server/link-preview/metadata'
import { PageData } from '@/ui/structured-data/structured-data'
import { Invitation } from './_components/invitation'
import { Result } from './_components/result'

type Props = { params: AudienceParams; searchParams: SearchParams }

/** `?date=` (ISO or local form) and `?name=`; without a date the page asks for one. */
async function readQuery(searchParams: SearchParams) {
  const query = await searchParams
  const typed = firstValue(query.date).slice(0, 32)
  const date = readBirthDate(typed, { order: dateOrder, latest: today() })
  return { typed, date, name: drawableName(firstValue(query.name)) }
}

/**
 * Every result names the calculator as its canonical address: nobody's chart is a search result. It is shared with its
 * own picture, whose address says what its own says.
 */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = translations('worksheet')
  const shared = { title: t('metaTitle'), summary: t('metaDescription') }
  const metadata = await metadataOf(shared, linkTo('visitorWorksheet'))
  const { date, name } = await readQuery(searchParams)
  return date ? sharedWith({ kind: 'chart', date, name }, metadata) : metadata
}

export default async function VisitorWorksheet({ params, searchParams }: Props) {
  const { typed, date, name } = await readQuery(searchParams)
  if (date) {
    const isVisitor = (await readAudience(params)) === 'visitor'
    return <Result chart={chartOf(date)} name={name} isVisitor={isVisitor} />
  }
  return (
    <>
      <PageData
        type="WebPage"
        title={translations('worksheet')('metaTitle')}
        path={linkTo('visitorWorksheet')}
      />
      <Invitation name={name} typed={typed} />
    </>
  )
}
