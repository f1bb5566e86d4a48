import { type Chart, chartOf, type Side } from '@krono/chart'
import { outlineThrough } from '../drawing/curve'
import { outlinePoints, type Place } from '../drawing/figure'
import { palette } from '../drawing/palette'
import { ringedFigure } from '../drawing/person'
import { block, type Point, path, picture, type Size } from '../drawing/svg'

type Garden = { birth: string; size: Size; place: Place; count: number; gap: number; line: number }
type Echoes = Omit<Garden, 'birth'> & { chart: Chart; side: Side }

// Every echo is a little flatter and rounder than the one before; the gap is wider than that takes.
const flatten = (distances: readonly number[]) =>
  distances.map((distance, index) => {
    const [before, after] = [distances[index - 1] ?? 0, distances[index + 1] ?? 0]
    return 0.93 * (0.9 * distance + 0.05 * before + 0.05 * after)
  })

/** The outline once more and once more out to the edge, like lines raked round a stone. */
function echoes({ chart, size, place, side, count, gap, line }: Echoes): string {
  const direction = side === 'intake' ? -1 : 1
  const stroke = side === 'intake' ? palette.moon : palette.sun
  const points = outlinePoints(chart, place, side).slice(1, -1)
  let distances = points.map(([x]) => Math.abs(x - place.x))
  const lines = Array.from({ length: count }, (_, index) => {
    distances = flatten(distances)
    const edge = place.x + direction * gap * (index + 1)
    const bent = points.map(([, y], row): Point => [edge + direction * (distances[row] ?? 0), y])
    const ends: readonly [Point, Point] = [
      [edge, -20],
      [edge, size.height + 20],
    ]
    const d = outlineThrough([ends[0], ...bent, ends[1]])
    return path(d, { stroke, 'stroke-width': line })
  })
  return lines.join('')
}

/** One figure, half in the night and half in the day, and its echoes. */
function nightAndDay({ birth, ...garden }: Garden): string {
  const chart = chartOf(birth)
  const { size, place } = garden
  return picture(size, palette.dawn, [
    block([0, 0], { width: place.x, height: size.height }, palette.night),
    echoes({ ...garden, chart, side: 'intake' }),
    echoes({ ...garden, chart, side: 'release' }),
    ringedFigure(chart, place),
  ])
}

export const homeVisitor = () =>
  nightAndDay({
    birth: '1984-06-12',
    size: { width: 1400, height: 700 },
    place: { x: 700, top: 36, height: 628, spread: 3 },
    count: 17,
    gap: 44,
    line: 2.5,
  })

export const mobileVisitor = () =>
  nightAndDay({
    birth: '1984-06-12',
    size: { width: 780, height: 620 },
    place: { x: 390, top: 24, height: 572, spread: 3.2 },
    count: 7,
    gap: 56,
    line: 3.5,
  })
