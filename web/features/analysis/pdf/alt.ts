import type { AnalysisDocument } from '@krono/contract'
import { groupRows, meanEnergies } from '@/features/relationship/rows'
import { altOfGroup, altOfOne, altOfTwo } from '../document/alt-of-drawing'
import type { DocumentWords } from '../document/document-words'
import { pairRowsOf } from '../document/pair-rows'
import type { Person } from './people'

type Everybody = { document: AnalysisDocument; people: readonly Person[] }

/** Text alternative for the drawing of all people: one, two, or the mean of more. */
export function altOfAll(words: DocumentWords, { document, people }: Everybody): string {
  const [first, second, third] = people
  if (first && second && !third) {
    return altOfTwo(words, {
      names: [first.name, second.name],
      rows: pairRowsOf(document, [0, 1]),
    })
  }
  if (first && !second) return altOfOne(words, first)
  const charts = people.map(({ chart }) => chart)
  const rows = groupRows(words.t, charts, { energies: meanEnergies(charts) })
  return altOfGroup(words, { count: people.length, rows })
}
