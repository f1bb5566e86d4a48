import { chakras, chartOf } from '@krono/chart'
import { nodesOf } from '../drawing/figure'
import { palette } from '../drawing/palette'
import { personFigure } from '../drawing/person'
import { disc, type Point, path, picture } from '../drawing/svg'
import { wave } from '../drawing/wave'

const days = { birth: '1984-06-12', from: '2026-04-02', days: 30 }
const place = { x: 250, top: 60, height: 630, spread: 2.2 }
const sun: Point = [760, 375]

/** One person in front of the sun, and the seven cycles, which start at that person's nodes. */
export function ownRhythm(): string {
  const chart = chartOf(days.birth)
  const nodes = nodesOf(chart, place)
  const lines = chakras.map(({ chakra, cycle }) => {
    const y = nodes.find((node) => node.chakra === chakra)?.y ?? 0
    const band = { x: place.x, width: 780, y, amplitude: 30 }
    return path(wave(cycle, days, band), { stroke: palette[chakra], 'stroke-width': 7 })
  })
  return picture({ width: 1000, height: 750 }, palette.sand, [
    disc(sun, 250, palette.dawn),
    ...lines,
    personFigure(chart, place),
  ])
}
