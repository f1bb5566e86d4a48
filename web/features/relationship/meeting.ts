import type { ChakraKey, Character, Chart, Level, Side } from '@krono/chart'
import { characterRow } from '../chart/characters'

/** Whether two people have the same strongest chakra, and the same side. */
export type MeetingKind = 'alike' | 'facing' | 'abreast' | 'crossing'

export type Meeting = {
  kind: MeetingKind
  /** The strongest chakra of each. */
  own: ChakraKey
  other: ChakraKey
  /** Side of the guest. */
  side: Side
  /** The guest's energy level at the other's strongest chakra. */
  level: Level
}

/**
 * The comparison of a known chart with a person whose character alone is known: it reveals nothing else that depends on
 * that person's date (decision result-access).
 */
export function meetingOf(chart: Chart, otherCharacter: Character): Meeting {
  const own = characterRow(chart.character)
  const other = characterRow(otherCharacter)
  const isSameSide = own.side === other.side
  const kinds: [MeetingKind, MeetingKind] =
    own.chakra === other.chakra ? ['alike', 'facing'] : ['abreast', 'crossing']
  return {
    kind: kinds[isSameSide ? 0 : 1],
    own: own.chakra,
    other: other.chakra,
    side: own.side,
    level: chart.chakras[other.chakra].level,
  }
}
