import type { Chart, Group } from '@krono/chart'
import { GroupResult } from '@/features/relationship/group-result'
import { PairResult } from '@/features/relationship/pair-result'
import type { PairFacts } from '@/features/relationship/reversed'
import { getGroupTexts, getRelationshipTexts } from '@/server/cms/texts'
import type { SharedViewProps } from './view-props'

/** The relationship of two people, as computed when it was shared. */
export async function SharedPair({ shared }: SharedViewProps) {
  const { charts = [], relationship }: { charts?: Chart[]; relationship?: PairFacts } =
    shared.result
  const [first, second] = shared.people
  const [one, other] = charts
  if (!first || !second || !one || !other || !relationship) return null
  return (
    <PairResult
      people={[first, second]}
      charts={[one, other]}
      relationship={relationship}
      texts={await getRelationshipTexts()}
    />
  )
}

/** The relationships in a group. */
export async function SharedGroup({ shared }: SharedViewProps) {
  const { charts = [], group }: { charts?: Chart[]; group?: Group } = shared.result
  if (!group) return null
  const texts = await getGroupTexts()
  return <GroupResult people={shared.people} charts={charts} group={group} texts={texts} />
}
