import { chartOf, type Side } from '@krono/chart'
import { outlineThrough } from '../images/drawing/curve'
import { nodesOf, outlinePoints } from '../images/drawing/figure'
import { palette } from '../images/drawing/palette'
import { ring } from '../images/drawing/ring'
import { block, disc, type Point, path, picture, rule } from '../images/drawing/svg'
import { progress } from './easing'
import { size } from './size'

const place = { x: size.width / 2, top: 28, height: size.height - 56, spread: 4.1 }

/**
 * How a drawing comes about, for one date of birth: the axis, the seven rings with their octants, what
 * is taken in, then the day and what is given out. `share` is the part of the film that has passed.
 */
export const drawingFilm = (birth: string) => (share: number) => {
  const chart = chartOf(birth)
  const nodes = nodesOf(chart, place)

  // One node after the other moves out, so that the outline unrolls from the crown down.
  const half = (side: Side, from: number) => {
    const points = outlinePoints(chart, place, side).map(([x, y], row): Point => {
      const start = from + row * 0.014
      return [place.x + (x - place.x) * progress(share, start, start + 0.18), y]
    })
    const fill = side === 'intake' ? palette.moon : palette.sun
    return path(`${outlineThrough(points)}Z`, { fill })
  }

  const rings = nodes.map(({ chakra, reading, y }, row) => {
    const grown = progress(share, 0.08 + row * 0.03, 0.18 + row * 0.03)
    if (grown === 0) return ''
    const radius = 16 * grown
    const turn = (1 - progress(share, 0.08 + row * 0.03, 0.36 + row * 0.03)) * -300
    const colours = { strong: palette[chakra], weak: palette.thread }
    const centre: Point = [place.x, y]
    const hub = disc(centre, radius * 1.45, palette.card)
    return hub + ring({ centre, radius, octant: reading.octant, turn, ...colours })
  })

  const day = progress(share, 0.5, 0.72) * place.x
  const foot = 8 + progress(share, 0, 0.14) * (size.height - 16)
  const axis = { stroke: day > 0 ? palette.ink : palette.moonlight, width: 3 }
  return picture(size, palette.night, [
    block([place.x, 0], { width: day, height: size.height }, palette.dawn),
    half('intake', 0.34),
    half('release', 0.6),
    rule([place.x, 8], [place.x, foot], axis),
    ...rings,
  ])
}
