import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { type SearchParams, valuesOf } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { getOwnChart } from '@/features/worksheet/my-chart/get-own-chart'
import { readTab, tabs } from '@/features/worksheet/tabs'
import { WorksheetFrame } from '@/features/worksheet/worksheet-frame'
import { getSession, orSessionOver } from '@/server/session/get-session'

type Props = { searchParams: SearchParams }

/** Personal page: noindex. */
export const generateMetadata = (): Metadata => ({
  title: translations('member')('title'),
  robots: { index: false, follow: false },
})

/** The main page of members (spec §2): their own chart, the chart of any date, and relationships. */
export default async function Worksheet({ searchParams }: Props) {
  const query = valuesOf(await searchParams)
  const current = readTab(query.activetab)
  const found = await (current === 'mine' ? getOwnChart() : getSession())
  const { user } = orSessionOver(found, linkTo('worksheet', query))
  const { View } = tabs[current]
  return (
    <WorksheetFrame current={current}>
      <View user={user} query={query} />
    </WorksheetFrame>
  )
}
