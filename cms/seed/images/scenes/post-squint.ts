import { chartOf } from '@krono/chart'
import { palette } from '../drawing/palette'
import { halves, personFigure } from '../drawing/person'
import { block, picture } from '../drawing/svg'

const first = { x: 250, top: 50, height: 500, spread: 1.9 }
const then = { ...first, x: 750 }
const blot = { moon: palette.moon, sun: palette.moon, axis: palette.moon }

/** The same chart twice: as a blot, as seen with half-closed eyes, and in full detail. */
export function postSquint(): string {
  const chart = chartOf('1984-06-12')
  return picture({ width: 1000, height: 600 }, palette.dusk, [
    block([500, 0], { width: 500, height: 600 }, palette.sand),
    halves(chart, first, blot),
    personFigure(chart, then),
  ])
}
