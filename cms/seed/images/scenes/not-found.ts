import { chakras, chartOf } from '@krono/chart'
import { node } from '../drawing/node'
import { palette } from '../drawing/palette'
import { element, type Point, path, picture, rule } from '../drawing/svg'

const shelf = 250
const lost = 4
const placeOf = (index: number): Point => [140 + index * 120, shelf]
const fallen: Point = [826, 470]

/** Seven nodes on a line; one of them has rolled out of its place. */
export function notFound(): string {
  const chart = chartOf('1984-06-12')
  const rings = chakras.map(({ chakra }, index) => {
    const isLost = index === lost
    const centre = isLost ? fallen : placeOf(index)
    const { octant, energy } = chart.chakras[chakra]
    const radius = isLost ? 60 : 26 + energy / 6
    return node({ centre, radius, octant, colour: palette[chakra], turn: isLost ? 70 : 0 })
  })
  const [x, y] = placeOf(lost)
  const gap = element('circle', {
    cx: x,
    cy: y,
    r: 48,
    fill: palette.night,
    stroke: palette.moonlight,
    'stroke-width': 4,
  })
  const fall = `M${x} ${y + 66}C${x + 10} ${y + 190} ${fallen[0] - 160} ${fallen[1] - 60} ${fallen[0] - 92} ${fallen[1]}`
  return picture({ width: 1000, height: 600 }, palette.night, [
    rule([40, shelf], [960, shelf], { stroke: palette.moon, width: 4 }),
    rule([40, 544], [960, 544], { stroke: palette.nightLine, width: 4 }),
    path(fall, { stroke: palette.sun, 'stroke-width': 4 }),
    gap,
    ...rings,
  ])
}
