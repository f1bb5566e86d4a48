import { type Chart, chartOf, relationshipOf } from '@krono/chart'
import { half, nodesOf, type Place } from '../../images/drawing/figure'
import { palette } from '../../images/drawing/palette'
import { halves } from '../../images/drawing/person'
import { block, circle, disc, inside, path, picture, rule } from '../../images/drawing/svg'
import { size } from '../size'
import { between, ripple } from './scene'

type People = { one: string; other: string }

const base = { top: 34, height: size.height - 68, spread: 3.1 }

const outlines = (chart: Chart, place: Place) =>
  (['intake', 'release'] as const)
    .map((side) => path(half(chart, place, side), { stroke: palette.cream, 'stroke-width': 4 }))
    .join('')

/** The lower part of a figure, up to `share` of the height. */
function risen(id: string, share: number, part: string): string {
  if (share === 0) return ''
  const height = share * size.height
  return inside(
    id,
    block([0, size.height - height], { width: size.width, height }, palette.night),
    [part],
  )
}

/** Two people beside each other, then overlaid: one filled, one as a line; then their similarity per chakra. */
export const twoPeople = ({ one, other }: People) => {
  const [a, b] = [chartOf(one), chartOf(other)]
  const { chakras: relations } = relationshipOf(one, other)
  return (second: number) => {
    const together = between(second, 12, 17)
    const centre = size.width / 2
    const left: Place = { ...base, x: 260 + (centre - 260) * together }
    const right: Place = { ...base, x: 700 + (centre - 700) * together }
    const look = { moon: palette.moon, sun: palette.sun, axis: palette.cream }
    const solid = halves(b, right, { ...look, moon: '#5b578f', sun: '#8a7350' })
    const fading = 1 - between(second, 13, 16.5)
    const links = [...nodesOf(a, { ...base, x: centre })].reverse().map(({ chakra, y }, row) => {
      const from = 18.5 + row * 2
      const grown = between(second, from, from + 1)
      if (grown === 0) return ''
      const share = relations[chakra].similarity / 100
      return [
        disc([centre, y], (9 + share * 14) * grown, palette.card),
        disc([centre, y], (6 + share * 13) * grown, palette[chakra]),
        circle([centre, y], 25 * grown, { stroke: palette.card, width: 2 }),
        ripple([centre, y], (second - from) / 2, palette[chakra]),
      ].join('')
    })
    return picture(size, palette.night, [
      risen('one', between(second, 0.5, 5), halves(a, left, look)),
      fading > 0
        ? `<g opacity="${Math.round(fading * 100) / 100}">${risen('two', between(second, 5.5, 10.5), solid)}</g>`
        : '',
      together > 0
        ? `<g opacity="${Math.round(together * 100) / 100}">${outlines(b, right)}</g>`
        : '',
      second > 17
        ? rule([centre, 20], [centre, size.height - 20], { stroke: palette.cream, width: 2 })
        : '',
      ...links,
    ])
  }
}
