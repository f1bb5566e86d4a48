import { type ChakraKey, type Place, places } from './chakras'
import type { Seven } from './seven'
import type { ExactRow } from './sums'

/** The chakras of each level: of its energy (engine §4) and of its understanding (engine §5). */
export const levelChakras = Object.freeze({
  physical: Object.freeze(['root', 'sacral', 'solarPlexus'] as const),
  emotional: Object.freeze(['solarPlexus', 'heart', 'throat'] as const),
  intellectual: Object.freeze(['throat', 'thirdEye', 'crown'] as const),
}) satisfies Record<string, readonly ChakraKey[]>

/** The chakras of each value (engine §4). */
export const valueChakras = Object.freeze({
  logical: Object.freeze(['solarPlexus', 'thirdEye'] as const),
  creative: Object.freeze(['sacral', 'throat'] as const),
  community: Object.freeze(['heart', 'crown'] as const),
  self: Object.freeze(['root', 'solarPlexus'] as const),
}) satisfies Record<string, readonly ChakraKey[]>

export type LevelKey = keyof typeof levelChakras
export type ValueKey = keyof typeof valueChakras

type Two<Value> = readonly [Value, Value]
type Three<Value> = readonly [Value, Value, Value]

function placesOfTwo([first, second]: Two<ChakraKey>): Two<Place> {
  return [places[first], places[second]]
}

function placesOfThree([first, second, third]: Three<ChakraKey>): Three<Place> {
  return [places[first], places[second], places[third]]
}

const PHYSICAL = placesOfThree(levelChakras.physical)
const EMOTIONAL = placesOfThree(levelChakras.emotional)
const INTELLECTUAL = placesOfThree(levelChakras.intellectual)
const LOGICAL = placesOfTwo(valueChakras.logical)
const CREATIVE = placesOfTwo(valueChakras.creative)
const COMMUNITY = placesOfTwo(valueChakras.community)
const SELF = placesOfTwo(valueChakras.self)

function meanAtThree(rows: Seven<ExactRow>, at: Three<Place>): number {
  return (rows[at[0]].exact + rows[at[1]].exact + rows[at[2]].exact) / 3
}

function meanAtTwo(rows: Seven<ExactRow>, at: Two<Place>): number {
  return (rows[at[0]].exact + rows[at[1]].exact) / 2
}

/** The means on the three levels, as doubles. */
export function levelMeansOf(rows: Seven<ExactRow>): Readonly<Record<LevelKey, number>> {
  return {
    physical: meanAtThree(rows, PHYSICAL),
    emotional: meanAtThree(rows, EMOTIONAL),
    intellectual: meanAtThree(rows, INTELLECTUAL),
  }
}

/** The means of the four values, as doubles. */
export function valueMeansOf(rows: Seven<ExactRow>): Readonly<Record<ValueKey, number>> {
  return {
    logical: meanAtTwo(rows, LOGICAL),
    creative: meanAtTwo(rows, CREATIVE),
    community: meanAtTwo(rows, COMMUNITY),
    self: meanAtTwo(rows, SELF),
  }
}
