type Measure = { level: string }

/** As much of a chart as its texts depend on. */
export type TextChart = {
  character: string
  contour: string
  totalVitalEnergy: Measure
  activity: Measure
  restraint: Measure
  sides: { dominant: string }
  levels: Record<string, Measure>
  values: Record<string, Measure>
  chakras: Record<string, { octant: string | number }>
}

const levelKeys = (measures: Record<string, Measure>) =>
  Object.entries(measures).map(([name, { level }]) => `${name}.${level}`)

/** Keys of the texts on the page of a free chart (web/features/chart/reading). */
export const freeKeys = (chart: TextChart): string[] => [
  `character.${chart.character}`,
  `contour.${chart.contour}`,
  `sides.${chart.sides.dominant}`,
  `totalVitalEnergy.${chart.totalVitalEnergy.level}`,
  `activity.${chart.activity.level}`,
  `restraint.${chart.restraint.level}`,
  ...levelKeys(chart.levels),
  ...levelKeys(chart.values),
  ...Object.entries(chart.chakras).map(([chakra, { octant }]) => `chakra.${chakra}.${octant}`),
]
