import { type ChakraKey, type Chart, chakras, chartOf, type LevelKey } from '@krono/chart'

/** The facts column of each chakra's level. */
export const levelColumns = {
  crown: 'level_crown',
  thirdEye: 'level_third_eye',
  throat: 'level_throat',
  heart: 'level_heart',
  solarPlexus: 'level_solar_plexus',
  sacral: 'level_sacral',
  root: 'level_root',
} as const satisfies Record<ChakraKey, string>

type LevelColumn = (typeof levelColumns)[ChakraKey]

const upwards = chakras.map(({ chakra }) => chakra).toReversed()
const levelsUpwards = ['physical', 'emotional', 'intellectual'] as const satisfies LevelKey[]

/** The first of several equal minima. */
const least = <Key extends string>(keys: readonly Key[], figure: (key: Key) => number): Key =>
  keys.reduce((low, key) => (figure(key) < figure(low) ? key : low))

const levelsOf = (chart: Chart | undefined) =>
  Object.fromEntries(
    chakras.map(({ chakra }) => [levelColumns[chakra], chart?.chakras[chakra].level ?? null]),
  ) as Record<LevelColumn, string | null>

/**
 * Facts of a user's chart, one word each, for counting and filtering users. Ties go to the chakra or level nearest the
 * root (engine §4).
 */
export function chartAttributesOf(birthDate: string | null) {
  const chart = birthDate === null ? undefined : chartOf(birthDate)
  return {
    character: chart?.character ?? null,
    strongest: chart?.character.split('-')[0] ?? null,
    quietest: chart ? least(upwards, (chakra) => chart.chakras[chakra].energy) : null,
    side: chart?.sides.dominant ?? null,
    leading: chart ? least(levelsUpwards, (level) => -chart.levels[level].value) : null,
    ...levelsOf(chart),
  }
}
