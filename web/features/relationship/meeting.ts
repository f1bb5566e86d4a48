import type { ChakraKey, Character, Chart, Level, Side } from '@krono/chart'
import { characterRow } from '../chart/characters'

/** Whether two people live from the same chakra, and turn the same way with it. */
export type MeetingKind = 'alike' | 'facing' | 'abreast' | 'crossing'

export type Meeting = {
  kind: MeetingKind
  /** From which each lives most. */
  own: ChakraKey
  other: ChakraKey
  /** Of the guest. */
  side: Side
  /** How strong the guest is where the other lives from. */
  level: Level
}

/**
 * What can be said of two people when one chart is known and of the other the character alone: nothing in it hangs on
 * more of the other's date (decision result-access).
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
