import type { ByChakra } from './chakras'
import { dayNumberOf } from './date'
import type { LevelKey } from './means'
import { type ChakraRelation, offsetsOver } from './offsets'
import { type RelationshipType, typeOf } from './relationship-type'
import { publish } from './rounding'
import { byChakra, mapSeven } from './seven'
import { meanOf } from './sums'
import { type Understanding, understandingOf } from './understanding'
import { engineVersion } from './version'

/** Two people from A's point of view; the rows of the chakras are shared and frozen. */
export interface Relationship {
  readonly engineVersion: string
  readonly a: string
  readonly b: string
  readonly type: RelationshipType
  readonly harmony: number
  readonly chakras: ByChakra<ChakraRelation>
  readonly understanding: Readonly<Record<LevelKey, Understanding>>
}

/**
 * The relationship of person A to person B (engine §5).
 * @param a birth date of A, `YYYY-MM-DD`
 * @param b birth date of B, `YYYY-MM-DD`
 * @throws InvalidDateError
 */
export function relationshipOf(a: string, b: string): Relationship {
  const offsets = offsetsOver(dayNumberOf(b) - dayNumberOf(a))
  return {
    engineVersion,
    a,
    b,
    type: typeOf(mapSeven(offsets, (offset) => offset.relation.kind)),
    harmony: publish(meanOf(offsets)),
    chakras: byChakra(offsets, (offset) => offset.relation),
    understanding: understandingOf(offsets),
  }
}
