import type { Metadata } from 'next'
import { linkTo } from '@/base/routing/links'
import { type SearchParams, valuesOf } from '@/base/routing/search-params'
import { translations } from '@/base/words/translations'
import { getOwnChart } from '@/features/worksheet/my-chart/get-own-chart'
import { readTab, tabs } from '@/features/worksheet/tabs'
import { WorksheetFrame } from '@/features/worksheet/worksheet-frame'
import { getSession, orSessionOver } from '@/server/session/get-session'

type Props = { searchParams: SearchParams }

/** A member's own: no search engine's matter. */
export const generateMetadata = (): Metadata => ({
  title: translations('member')('title'),
  robots: { index: false, follow: false },
})

/**
 * What members come for (spec §2): their own chart, anybody's, and what is between people.
 */
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
