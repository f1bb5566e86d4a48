import { chartOf, type Side } from '@krono/chart'
import { outlineThrough } from '../../images/drawing/curve'
import { nodesOf, outlinePoints } from '../../images/drawing/figure'
import { node } from '../../images/drawing/node'
import { palette } from '../../images/drawing/palette'
import { halves } from '../../images/drawing/person'
import { block, inside, type Point, path, picture } from '../../images/drawing/svg'
import { size } from '../size'
import { between, ripple } from './scene'

const place = { x: size.width / 2, top: 36, height: size.height - 72, spread: 3.4 }
const aside = 240

/** Seconds at which each glance begins: the outline, the discs by size, their sides, the whole. */
const glances = { outline: 4, discs: 14, sides: 27, whole: 37 } as const

/** The upper part of the picture, up to `share` of the height. */
const upper = (share: number) =>
  block([0, 0], { width: size.width, height: share * size.height }, palette.night)

/** A chart is read from far to near: its outline, its discs from the largest to the smallest, and their sides. */
export const readingOrder = (birth: string) => {
  const chart = chartOf(birth)
  const bySize = nodesOf(chart, place).sort((one, other) => {
    return other.reading.energy - one.reading.energy
  })
  const body = halves(chart, place, {
    ...{ moon: palette.moon, sun: palette.sun, axis: palette.cream },
  })

  return (second: number) => {
    const drawn = between(second, glances.outline, glances.outline + 7)
    const left = between(second, glances.discs - 1, glances.discs)
    const whole = between(second, glances.whole, glances.whole + 2)
    const opacity = (share: number) => Math.round(share * 100) / 100
    const pen = (side: Side) =>
      path(outlineThrough(outlinePoints(chart, place, side)), {
        ...{ stroke: palette.cream, 'stroke-width': 5, opacity: opacity(1 - left) },
      })
    const apart = between(second, glances.sides, glances.sides + 3) - whole
    const discs = bySize.map(({ chakra, reading, y, radius }, rank) => {
      const from = glances.discs + rank * 1.6
      const grown = between(second, from, from + 0.8)
      if (grown === 0) return ''
      const direction = reading.side === 'intake' ? -1 : 1
      const centre: Point = [place.x + direction * aside * Math.max(0, apart), y]
      const octant = second >= glances.sides ? reading.octant : undefined
      return (
        node({ centre, radius: radius * grown, colour: palette[chakra], octant, turn: -90 }) +
        ripple(centre, (second - from) / 1.6, palette[chakra])
      )
    })
    const shown = between(second, 0, 3) * Math.max(1 - 0.72 * left, whole)
    const day = { width: place.x * Math.max(0, apart), height: size.height }
    return picture(size, palette.midnight, [
      block([place.x, 0], day, palette.dawn),
      `<g opacity="${opacity(shown)}">${body}</g>`,
      drawn > 0 && left < 1 ? inside('drawn', upper(drawn), [pen('intake'), pen('release')]) : '',
      ...discs,
    ])
  }
}
