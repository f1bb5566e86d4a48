import { type ChakraKey, chakras, chartOf, engineVersion, type LevelKey } from '@krono/chart'

/** In which column of a user the level of each chakra stands. */
export const levelColumns = {
  crown: 'natureCrown',
  thirdEye: 'natureThirdEye',
  throat: 'natureThroat',
  heart: 'natureHeart',
  solarPlexus: 'natureSolarPlexus',
  sacral: 'natureSacral',
  root: 'natureRoot',
} as const satisfies Record<ChakraKey, string>

const word = { type: 'string', maxLength: 24 } as const

/** What a user's chart says, for whoever counts and finds people by it; it follows from the birth date. */
export const natureAttributes = {
  natureCharacter: word,
  natureStrongest: word,
  natureQuietest: word,
  natureSide: word,
  natureLeading: word,
  natureCrown: word,
  natureThirdEye: word,
  natureThroat: word,
  natureHeart: word,
  natureSolarPlexus: word,
  natureSacral: word,
  natureRoot: word,
  /** Of the engine that said so. */
  natureVersion: word,
} as const

export type NatureRow = Record<keyof typeof natureAttributes, string | null>

const nobodys = Object.fromEntries(
  Object.keys(natureAttributes).map((name) => [name, null]),
) as NatureRow

/** The same chart gives the same words: a tie goes to the chakra, or the level, that is nearest the root (engine §4). */
export function natureOf(birthDate: string | null): NatureRow {
  if (birthDate === null) return nobodys
  const { character, chakras: readings, levels, sides } = chartOf(birthDate)
  const upwards = chakras.map(({ chakra }) => chakra).toReversed()
  const [strongest] = character.split('-') as [ChakraKey]
  return {
    natureCharacter: character,
    natureStrongest: strongest,
    natureQuietest: least(upwards, (chakra) => readings[chakra].energy),
    natureSide: sides.dominant,
    natureLeading: least(levelsUpwards, (level) => -levels[level].value),
    ...levelsOf(readings),
    natureVersion: engineVersion,
  }
}

const levelsUpwards = ['physical', 'emotional', 'intellectual'] as const satisfies LevelKey[]

/** Of several that are equally low the first. */
const least = <Key extends string>(keys: readonly Key[], figure: (key: Key) => number): Key =>
  keys.reduce((low, key) => (figure(key) < figure(low) ? key : low))

type Readings = ReturnType<typeof chartOf>['chakras']

const levelsOf = (readings: Readings) =>
  Object.fromEntries(
    chakras.map(({ chakra }) => [levelColumns[chakra], readings[chakra].level]),
  ) as Record<(typeof levelColumns)[ChakraKey], string>
