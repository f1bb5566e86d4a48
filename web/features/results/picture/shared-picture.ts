import type { Chart, Group } from '@krono/chart'
import type { SharedResult } from '@krono/contract'
import { sharedDocument } from '@/features/analysis/document/shared-document'
import type { Answer } from '@/features/personality/question'
import type { PairFacts } from '@/features/relationship/reversed'
import { getChartTexts } from '@/server/cms/texts'
import { chartPicture } from './chart-picture'
import { documentPicture } from './document-picture'
import type { PictureContent } from './picture-content'
import { groupPicture, pairPicture } from './relationship-picture'
import { testPicture } from './test-picture'

type Stored = {
  charts?: Chart[]
  relationship?: PairFacts
  group?: Group
  answers?: Answer[]
}

/** The picture of a shared result, from its stored data; undefined for results without a picture. */
export async function sharedPicture(shared: SharedResult): Promise<PictureContent | undefined> {
  if (shared.kind === 'analysis') return documentPicture(sharedDocument(shared))
  // The cms computed it with the same engine (cms/src/people/share-links/engine-result.ts).
  const { charts = [], relationship, group, answers }: Stored = shared.result
  const { people } = shared
  const [first, second] = people
  const [one, other] = charts
  if (first && second && one && other && relationship) {
    return pairPicture({ people: [first, second], charts: [one, other], facts: relationship })
  }
  if (group) return groupPicture({ people, charts, group })
  if (answers) return testPicture(answers, first?.name ?? '')
  if (!first || !one) return undefined
  // A hidden date is not in the chart either.
  return chartPicture({
    chart: one,
    name: first.name,
    texts: await getChartTexts(),
    showsDate: true,
  })
}
