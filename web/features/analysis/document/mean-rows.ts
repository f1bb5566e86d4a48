import { type ByChakra, chakras } from '@krono/chart'
import { type DrawnChart, groupRows } from '@/features/relationship/rows'
import type { DocumentWords } from './document-words'

/** The rows of a group's drawing; `energies` are the document's, crown first. */
export function meanRowsOf(
  { t }: DocumentWords,
  charts: readonly DrawnChart[],
  energies: readonly number[],
) {
  const byChakra = chakras.map(({ chakra }, row) => [chakra, energies[row] ?? 0])
  return groupRows(t, charts, { energies: Object.fromEntries(byChakra) as ByChakra<number> })
}
