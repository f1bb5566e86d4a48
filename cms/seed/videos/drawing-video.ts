import { chartOf, type Side } from '@krono/chart'
import { outlineThrough } from '../images/drawing/curve'
import { nodesOf, outlinePoints } from '../images/drawing/figure'
import { node } from '../images/drawing/node'
import { palette } from '../images/drawing/palette'
import { block, type Point, path, picture, rule } from '../images/drawing/svg'
import { progress } from './easing'
import { size } from './size'

const place = { x: size.width / 2, top: 28, height: size.height - 56, spread: 4.1 }

/**
 * Builds a drawing step by step, for one birth date: the axis, the seven rings with their octants, the intake half,
 * then the day and the release half. `share` is the part of the video that has passed.
 */
export const drawingVideo = (birth: string) => (share: number) => {
  const chart = chartOf(birth)
  const nodes = nodesOf(chart, place)

  // The nodes move out one after the other, so that the outline unfolds from the crown down.
  const half = (side: Side, from: number) => {
    const points = outlinePoints(chart, place, side).map(([x, y], row): Point => {
      const start = from + row * 0.014
      return [place.x + (x - place.x) * progress(share, start, start + 0.18), y]
    })
    const fill = side === 'intake' ? palette.moon : palette.sun
    return path(`${outlineThrough(points)}Z`, { fill })
  }

  const rings = nodes.map(({ chakra, reading, y, radius }, row) => {
    const grown = progress(share, 0.08 + row * 0.03, 0.18 + row * 0.03)
    if (grown === 0) return ''
    const turn = (1 - progress(share, 0.08 + row * 0.03, 0.36 + row * 0.03)) * -300
    const { octant } = reading
    return node({
      ...{ centre: [place.x, y], radius: radius * grown },
      ...{ octant, turn, colour: palette[chakra] },
    })
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
