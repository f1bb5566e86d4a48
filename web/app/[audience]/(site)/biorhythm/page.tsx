import type { Metadata } from 'next'
import { dayInWords } from '@/components/cycles/day-words'
import { readCycleQuery } from '@/components/cycles/query'
import { PageData } from '@/components/structured-data/structured-data'
import { translations } from '@/i18n/translations'
import { type AudienceParams, readAudience } from '@/lib/audience-params'
import { audienceRow } from '@/lib/audiences'
import { today } from '@/lib/clock'
import { dateOrder, intl } from '@/lib/language'
import { linkTo } from '@/lib/links'
import { metadataOf } from '@/lib/metadata'
import type { SearchParams } from '@/lib/search-params'
import { CycleResult } from './_components/cycle-result'
import { Invitation } from './_components/invitation'

type Props = { params: AudienceParams; searchParams: SearchParams }

const readQuery = async (searchParams: SearchParams) =>
  readCycleQuery(await searchParams, { order: dateOrder, today: today() })

/** Every result names the calculator as its canonical address: nobody's days are a search result. */
export async function generateMetadata({
  searchParams,
}: Pick<Props, 'searchParams'>): Promise<Metadata> {
  const t = translations('biorhythm')
  const query = await readQuery(searchParams)
  const shared = { title: t('metaTitle'), summary: t('metaDescription') }
  const metadata = await metadataOf(shared, linkTo('biorhythm'))
  if (query.state !== 'valid') return metadata
  return { ...metadata, title: t('resultMeta', { date: dayInWords(query.day, intl) }) }
}

export default async function Biorhythm({ params, searchParams }: Props) {
  const query = await readQuery(searchParams)
  if (query.state === 'valid') {
    const { tier } = audienceRow(await readAudience(params))
    return <CycleResult {...query} days={query.typed.days} isMembers={tier !== 'visitor'} />
  }
  return (
    <>
      <PageData
        type="WebPage"
        title={translations('biorhythm')('metaTitle')}
        path={linkTo('biorhythm')}
      />
      <Invitation query={query} />
    </>
  )
}
