import { chakras, chartOf } from '@krono/chart'
import { palette } from '../drawing/palette'
import { ring } from '../drawing/ring'
import { disc, element, type Point, path, picture, rule } from '../drawing/svg'

const shelf = 250
const lost = 4
const placeOf = (index: number): Point => [140 + index * 120, shelf]
const fallen: Point = [826, 470]

/** Seven rings on a line, one place empty: the ring that belongs there has rolled away. */
export function notFound(): string {
  const chart = chartOf('1984-06-12')
  const rings = chakras.map(({ chakra }, index) => {
    const isLost = index === lost
    const centre = isLost ? fallen : placeOf(index)
    const colours = { strong: palette[chakra], weak: palette.thread }
    const turn = isLost ? 70 : 0
    const radius = isLost ? 52 : 34
    const { octant } = chart.chakras[chakra]
    return (
      disc(centre, radius * 1.42, palette.card) + ring({ centre, radius, octant, turn, ...colours })
    )
  })
  const [x, y] = placeOf(lost)
  const gap = element('circle', {
    cx: x,
    cy: y,
    r: 48,
    fill: palette.night,
    stroke: palette.moonlight,
    'stroke-width': 4,
    'stroke-dasharray': '2 14',
    'stroke-linecap': 'round',
  })
  const fall = `M${x} ${y + 66}C${x + 10} ${y + 190} ${fallen[0] - 160} ${fallen[1] - 60} ${fallen[0] - 92} ${fallen[1]}`
  return picture({ width: 1000, height: 600 }, palette.night, [
    rule([40, shelf], [960, shelf], { stroke: palette.moon, width: 4 }),
    rule([40, 544], [960, 544], { stroke: palette.nightLine, width: 4 }),
    path(fall, { stroke: palette.sun, 'stroke-width': 4, 'stroke-dasharray': '2 16' }),
    gap,
    ...rings,
  ])
}
