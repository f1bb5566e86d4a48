import { chartOf } from '@krono/chart'
import { nodesOf } from '../../images/drawing/figure'
import { node as drawNode } from '../../images/drawing/node'
import { mix, palette } from '../../images/drawing/palette'
import { halves } from '../../images/drawing/person'
import { block, circle, disc, type Point, path, picture } from '../../images/drawing/svg'
import { size } from '../size'
import { between, ripple } from './scene'

const place = { x: 250, top: 36, height: size.height - 72, spread: 2.5 }
const centre: Point = [665, size.height / 2]

/** Seconds before the root, and per chakra. */
const opening = 4
const each = 5

/** The seven chakras of a date from root to crown: position on the figure, octant, and energy as a filling disc. */
export const sevenChakras = (birth: string) => {
  const chart = chartOf(birth)
  const nodes = [...nodesOf(chart, place)].reverse()
  return (second: number) => {
    const now = Math.min(nodes.length - 1, Math.max(0, Math.floor((second - opening) / each)))
    const inner = second - opening - now * each
    const before = nodes[Math.max(0, now - 1)]
    const current = nodes[now]
    if (!current || !before) return ''
    const { chakra, reading } = current
    const tint = mix(palette[before.chakra], palette[chakra], between(inner, 0, 0.8))
    const ground = mix(palette.midnight, tint, second < opening ? 0 : 0.28)
    const shown = between(second, opening - 1, opening)
    const energy = (reading.energy / 100) * 118 * between(inner, 0.9, 2.6)
    const spots = nodes.map((node, row) => {
      const isPassed = row < now || (row === now && second >= opening)
      const isNow = row === now && second >= opening
      return drawNode({
        centre: [place.x, node.y],
        radius: isNow ? node.radius * 1.2 : node.radius,
        octant: isPassed ? node.reading.octant : undefined,
        colour: isPassed ? palette[node.chakra] : palette.thread,
      })
    })
    const link = between(inner, 0.3, 1.1)
    const isOn = second >= opening
    return picture(size, ground, [
      block([0, 0], { width: size.width, height: size.height }, ground),
      halves(chart, place, { moon: palette.moon, sun: palette.sun, axis: palette.cream }),
      isOn
        ? path(
            `M${place.x + 24} ${current.y}C${place.x + 150} ${current.y} ${centre[0] - 260} ${centre[1]} ${place.x + 24 + (centre[0] - 190 - place.x) * link} ${current.y + (centre[1] - current.y) * link}`,
            { stroke: palette[chakra], 'stroke-width': 3, opacity: link },
          )
        : '',
      ...spots,
      isOn
        ? drawNode({
            ...{ centre, radius: 160, octant: reading.octant, colour: palette[chakra] },
            turn: (1 - between(inner, 0.2, 1.8)) * -120,
          })
        : disc(centre, 160 * shown, palette.card),
      isOn ? disc(centre, energy, tint) : '',
      shown > 0 ? circle(centre, 120 * shown, { stroke: palette.line, width: 2 }) : '',
      isOn ? ripple([place.x, current.y], inner / 1.6, palette.cream) : '',
    ])
  }
}
