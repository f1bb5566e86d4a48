import { type ChakraRow, chakras } from './chakras'
import {
  type Kind,
  kindOf,
  labelOf,
  type Reflection,
  reflectionOf,
  type Similarity,
} from './relation-rules'
import { publish } from './rounding'
import { frozenRows, rowInTurn } from './rows'
import { mapSeven, type Seven } from './seven'
import type { ExactRow } from './sums'

/** One chakra of two people; `offsetDays` is how far B is ahead of A, similarity is published. */
export interface ChakraRelation {
  readonly offsetDays: number
  readonly similarity: number
  readonly kind: Kind
  readonly label: Similarity
  readonly reflection: Reflection | null
}

/** One offset of one cycle: the double for sums, and the published row. */
export interface Offset extends ExactRow {
  readonly relation: ChakraRelation
}

function offsetRow(daysAhead: number, period: number): Offset {
  const offsetDays = 2 * daysAhead > period ? daysAhead - period : daysAhead
  const distance = Math.abs(offsetDays)
  const similarity = 50 + 50 * Math.cos((2 * Math.PI * distance) / period)
  const relation = Object.freeze({
    offsetDays,
    similarity: publish(similarity),
    kind: kindOf(offsetDays, period),
    label: labelOf(distance, period),
    reflection: reflectionOf(distance, period),
  })
  return { exact: similarity, relation }
}

const OFFSETS = mapSeven<ChakraRow, readonly Offset[]>(chakras, ({ period }) =>
  frozenRows(period, (daysAhead) => offsetRow(daysAhead, period)),
)

/** The offsets of the seven cycles when B is born `days` days after A; the rows are shared by all callers. */
export function offsetsOver(days: number): Seven<Offset> {
  return mapSeven(OFFSETS, (rows) => rowInTurn(rows, days))
}
