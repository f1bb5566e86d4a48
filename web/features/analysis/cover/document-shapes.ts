import { dayNumberOf } from '@krono/chart'
import type { AnalysisDocument } from '@krono/contract'
import { chakrasOfPerson } from '../document/scene'
import { coverShapes } from './cover-shapes'
import type { Box, Shape } from './shape'

/** The picture on the cover of an analysis: the same on its page and in its PDF. */
export function documentShapes(document: AnalysisDocument, box: Box): Shape[] {
  const { kind, people, madeOn } = document
  const [first, ...others] = people.map((_, person) => chakrasOfPerson(document, person))
  if (!first) return []
  const date = people[0]?.date
  const lived = date ? dayNumberOf(madeOn) - dayNumberOf(date) : undefined
  return coverShapes({ kind, charts: [first, ...others], lived }, box)
}
