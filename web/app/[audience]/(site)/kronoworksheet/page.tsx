import type { Metadata } from 'next'
import { translations } from '@/i18n/translations'
import { type SearchParams, valuesOf } from '@/lib/search-params'
import { requireUser } from '@/lib/session/get-session'
import { readTab, tabs } from './_components/tabs'
import { WorksheetFrame } from './_components/worksheet-frame'

type Props = { searchParams: SearchParams }

export function generateMetadata(): Metadata {
  return { title: translations('member')('title'), robots: { index: false, follow: false } }
}

/** What members come for (spec §2): their own chart, anybody's, and what is between people. */
export default async function Worksheet({ searchParams }: Props) {
  const query = valuesOf(await searchParams)
  const user = await requireUser('worksheet', query)
  const current = readTab(query.activetab)
  const { View } = tabs[current]
  return (
    <WorksheetFrame current={current}>
      <View user={user} query={query} />
    </WorksheetFrame>
  )
}
