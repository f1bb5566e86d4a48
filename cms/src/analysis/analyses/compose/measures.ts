import type { ChakraKey, Chart, LevelKey, Measure } from '@krono/chart'
import type { ChapterBlock } from '@krono/contract'

type Row = Extract<ChapterBlock, { type: 'measures' }>['rows'][number]

export const measureRow = (of: string, { value, level }: Measure): Row => ({ of, value, level })

export function chakraRow({ chakras }: Chart, chakra: ChakraKey): Row {
  const { energy, level } = chakras[chakra]
  return { of: chakra, value: energy, level }
}

const levelKeys = ['physical', 'emotional', 'intellectual'] as const satisfies readonly LevelKey[]

/** The three levels of a chart, the body first. */
export const levelRows = ({ levels }: Chart): Row[] =>
  levelKeys.map((level) => measureRow(level, levels[level]))
