import { today } from '@/base/clock'
import { type AudienceParams, readAudience } from '@/base/routing/audience-params'
import { audienceRow } from '@/base/routing/audiences'
import type { SearchParams } from '@/base/routing/search-params'
import { dateOrder } from '@/base/text/language'
import { readCycleQuery } from '@/features/cycles/query'
import { biorhythmMetadata } from './_components/biorhythm-metadata'
import { CycleResult } from './_components/cycle-result'
import { Invitation } from './_components/invitation'

type Props = { params: AudienceParams; searchParams: SearchParams }

const readQuery = async (searchParams: SearchParams) =>
  readCycleQuery(await searchParams, { order: dateOrder, today: today() })

export const generateMetadata = async ({ searchParams }: Pick<Props, 'searchParams'>) =>
  biorhythmMetadata(await readQuery(searchParams))

/** With `?birth=`, `?day=` or `?days=`; requests without any are rewritten to the sibling route `kept`. */
export default async function Biorhythm({ params, searchParams }: Props) {
  const query = await readQuery(searchParams)
  if (query.state === 'valid') {
    const { tier } = audienceRow(await readAudience(params))
    return <CycleResult {...query} days={query.typed.days} isMembers={tier !== 'visitor'} />
  }
  return <Invitation query={query} />
}
