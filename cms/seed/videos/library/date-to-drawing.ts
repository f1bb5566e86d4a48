import { chakras, chartOf, type Side } from '@krono/chart'
import { outlineThrough } from '../../images/drawing/curve'
import { nodesOf, outlinePoints } from '../../images/drawing/figure'
import { node, pointAt } from '../../images/drawing/node'
import { mix, palette } from '../../images/drawing/palette'
import { block, disc, type Point, path, picture, rule } from '../../images/drawing/svg'
import { size } from '../size'
import { between } from './scene'

const place = { x: size.width / 2, top: 30, height: size.height - 60, spread: 4.1 }
const dayWidth = 24
const middle = size.height / 2

/** Days pass quickly, then slow down until the birth date is in the middle. */
function days(second: number): string {
  const gone = 1 - between(second, 7.5, 9.5)
  if (gone === 0) return ''
  const left = (1 - between(second, 0, 7)) * 900
  const marks = Array.from({ length: 42 }, (_, place) => {
    const day = Math.round(left) - 20 + place
    const x = size.width / 2 + (day - left) * dayWidth
    const isWeek = ((day % 7) + 7) % 7 === 0
    const height = (isWeek ? 46 : 24) * gone
    const line = { stroke: isWeek ? palette.moonlight : palette.moon, width: 3 }
    return rule([x, middle - height], [x, middle + height], line)
  })
  const found = between(second, 6, 7.2)
  return [...marks, disc([size.width / 2, middle], 34 * found * gone, palette.sun)].join('')
}

/** Seven clocks in a row count the same days, each with its own period; then they move onto the axis. */
function clocks(birth: string, second: number): string {
  const chart = chartOf(birth)
  return nodesOf(chart, place)
    .map(({ chakra, reading, y, radius: large }, row) => {
      const shown = between(second, 8.5 + row * 0.2, 9.5 + row * 0.2)
      if (shown === 0) return ''
      const up = between(second, 19 + row * 0.3, 22 + row * 0.3)
      const before: Point = [120 + (chakras.length - 1 - row) * 120, middle]
      const centre: Point = [
        before[0] + (place.x - before[0]) * up,
        before[1] + (y - before[1]) * up,
      ]
      const radius = (40 + (large - 40) * up) * shown
      const turned = between(second, 10.5, 17.5)
      const angle = turned * (360 * (3 + row * 0.6) + reading.octant * 45 + 22.5)
      const isFound = between(second, 17.2, 18.2)
      const colour = mix(palette.thread, palette[chakra], isFound)
      const octant = isFound > 0 ? reading.octant : undefined
      const hand = pointAt(
        centre,
        radius * 0.72,
        isFound === 1 ? reading.octant * 45 + 22.5 : angle,
      )
      return [
        node({ centre, radius, octant, colour }),
        up < 1 ? rule(centre, hand, { stroke: palette.ink, width: 3 * (1 - up) + 0.5 }) : '',
      ].join('')
    })
    .join('')
}

/** How a date becomes a drawing: a day is counted, seven clocks stop at it, and two outlines join them. */
export const dateToDrawing = (birth: string) => (second: number) => {
  const chart = chartOf(birth)
  const half = (side: Side, from: number) => {
    const points = outlinePoints(chart, place, side).map(([x, y], row): Point => {
      const out = between(second, from + (8 - row) * 0.25, from + (8 - row) * 0.25 + 2.4)
      return [place.x + (x - place.x) * out, y]
    })
    return path(`${outlineThrough(points)}Z`, {
      fill: side === 'intake' ? palette.moon : palette.sun,
    })
  }
  const day = between(second, 28.5, 31) * place.x
  const grown = between(second, 21, 24.5)
  const isDrawn = second >= 24.5
  return picture(size, palette.night, [
    block([place.x, 0], { width: day, height: size.height }, palette.dawn),
    days(second),
    isDrawn ? half('intake', 24.5) : '',
    isDrawn ? half('release', 29.5) : '',
    grown > 0
      ? rule(
          [place.x, size.height - 12],
          [place.x, size.height - 12 - grown * (size.height - 24)],
          {
            stroke: palette.moonlight,
            width: 3,
          },
        )
      : '',
    clocks(birth, second),
  ])
}
