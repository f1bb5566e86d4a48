import { type ChakraKey, chakras, chartOf, type Octant } from '@krono/chart'
import { arc, pointAt } from '../../images/drawing/node'
import { palette } from '../../images/drawing/palette'
import { circle, disc, type Point, path, picture, rule } from '../../images/drawing/svg'
import { size } from '../size'
import { between } from './scene'

type People = { one: string; other: string }
type Places = { one: Octant; other: Octant }

const centre: Point = [size.width / 2, size.height / 2]
const radius = 180
const colours = { one: palette.cream, other: palette.ember }

/** The chakra of each scene, with its start and end in seconds. */
const scenes: readonly { chakra: ChakraKey; from: number; until: number }[] = [
  { chakra: 'solarPlexus', from: 9, until: 17 },
  { chakra: 'crown', from: 18, until: 26 },
  { chakra: 'sacral', from: 27, until: 36 },
]
const ending = 37

/** Middle of an octant in degrees; intake is on the left. */
const middleOf = (octant: number) => -90 + octant * 45 + 22.5

/** The shorter way round the circle: its first octant, and the steps to the other one. */
function wayOf({ one, other }: Places) {
  const forward = (other - one + 8) % 8
  return forward <= 4 ? { start: one, steps: forward } : { start: other, steps: 8 - forward }
}

/** The positions of two people on a circle, in different directions even if they are equal. */
function beads(middle: Point, length: number, places: Places, bead: number): string {
  const apart = places.one === places.other ? 8 : 0
  return [
    { octant: places.one, colour: colours.one, aside: -apart },
    { octant: places.other, colour: colours.other, aside: apart },
  ]
    .map(({ octant, colour, aside }) => {
      const at = pointAt(middle, length, middleOf(octant) + aside)
      return rule(middle, at, { stroke: colour, width: bead / 4 }) + disc(at, bead, colour)
    })
    .join('')
}

function sceneAt(second: number, { chakra, from, until }: (typeof scenes)[number], places: Places) {
  const shown = between(second, from, from + 1) * (1 - between(second, until - 0.6, until))
  if (shown === 0) return ''
  const { start, steps } = wayOf(places)
  const counted = between(second, from + 2, from + 2.5 + steps) * steps
  const outer = radius + 42
  const [begin, end] = [middleOf(start), middleOf(start) + counted * 45]
  const stops = Array.from({ length: Math.floor(counted + 0.001) }, (_, step) =>
    disc(pointAt(centre, outer, middleOf(start + step + 1)), 9, palette.sun),
  )
  const lit = [...new Set(Object.values(places))].map((octant) => {
    const [from, to] = [middleOf(octant) - 18, middleOf(octant) + 18]
    return path(arc({ centre, radius, from, to }), {
      ...{ stroke: palette[chakra], 'stroke-width': 18 },
    })
  })
  return `<g opacity="${Math.round(shown * 100) / 100}">${[
    ...lit,
    counted > 0
      ? path(arc({ centre, radius: outer, from: begin, to: end }), {
          ...{ stroke: palette.sun, 'stroke-width': 4 },
        })
      : '',
    ...stops,
    beads(centre, radius, places, 16),
    disc(centre, 26, palette[chakra]),
  ].join('')}</g>`
}

/** Two people on the circle of the eight octants: the steps between them at three chakras, then all seven circles. */
export const eightSteps = ({ one, other }: People) => {
  const [a, b] = [chartOf(one), chartOf(other)]
  const placesAt = (chakra: ChakraKey): Places => {
    return { one: a.chakras[chakra].octant, other: b.chakras[chakra].octant }
  }
  return (second: number) => {
    const line = { stroke: palette.nightLine, width: 4 }
    const left = 1 - between(second, ending - 1, ending)
    const marks = Array.from({ length: 8 }, (_, octant) => {
      const edge = -90 + octant * 45
      return second < 2 + octant * 0.7
        ? ''
        : rule(pointAt(centre, radius - 20, edge), pointAt(centre, radius + 20, edge), line)
    })
    const small = chakras.map(({ chakra }, row) => {
      const grown = between(second, ending + row * 0.5, ending + row * 0.5 + 1)
      const middle: Point = [90 + row * 130, centre[1]]
      return grown === 0
        ? ''
        : circle(middle, 46 * grown, { stroke: palette[chakra], width: 6 }) +
            beads(middle, 46 * grown, placesAt(chakra), 9 * grown)
    })
    return picture(size, palette.midnight, [
      left > 0 ? circle(centre, Math.max(0.1, radius * between(second, 0, 2) * left), line) : '',
      ...(left === 1 ? marks : []),
      ...scenes.map((scene) => sceneAt(second, scene, placesAt(scene.chakra))),
      ...small,
    ])
  }
}
