import { type ChakraKey, type Chart, chakras, type LevelKey, type ValueKey } from '@krono/chart'

/** What a value of a chart is about. */
export type FigureKey =
  | ChakraKey
  | LevelKey
  | ValueKey
  | 'totalVitalEnergy'
  | 'activity'
  | 'restraint'

/** The values of a chart as whole numbers: 0 to 100, the total 0 to 700 (engine §4). */
export const chartFigures = (chart: Chart): [FigureKey, number][] => {
  const { levels, values } = chart
  const figures: [FigureKey, number][] = [
    ...chakras.map(({ chakra }): [FigureKey, number] => [chakra, chart.chakras[chakra].energy]),
    ['physical', levels.physical.value],
    ['emotional', levels.emotional.value],
    ['intellectual', levels.intellectual.value],
    ['totalVitalEnergy', chart.totalVitalEnergy.value],
    ['logical', values.logical.value],
    ['creative', values.creative.value],
    ['community', values.community.value],
    ['self', values.self.value],
    ['activity', chart.activity.value],
    ['restraint', chart.restraint.value],
  ]
  return figures.map(([key, value]) => [key, Math.round(value)])
}
