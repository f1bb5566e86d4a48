import type { Metadata } from 'next'
import { today } from '@/base/clock'
import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import { audienceRow } from '@/base/routing/audiences'
import { linkTo } from '@/base/routing/links'
import type { SearchParams } from '@/base/routing/search-params'
import { dateOrder, intl } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { dayInWords } from '@/features/cycles/day-words'
import { readCycleQuery } from '@/features/cycles/query'
import { metadataOf } from '@/server/link-preview/metadata'
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

/** With `?birth=`, `?day=` or `?days=`; without any it is answered by `kept`, its neighbour. */
export default async function Biorhythm({ params, searchParams }: Props) {
  const query = await readQuery(searchParams)
  if (query.state === 'valid') {
    const { tier } = audienceRow(await readAudience(params))
    return <CycleResult {...query} days={query.typed.days} isMembers={tier !== 'visitor'} />
  }
  return <Invitation query={query} />
}
