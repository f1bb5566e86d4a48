import { chartOf } from '@krono/chart'
import { palette } from '../drawing/palette'
import { personFigure } from '../drawing/person'
import { block, element, inside, path, picture } from '../drawing/svg'

const keyhole = 'M500 92A128 128 0 0 0 428 326L384 508H616L572 326A128 128 0 0 0 500 92Z'
const whole = { width: 1000, height: 600 }

/** A door at night; its keyhole shows a figure in daylight. */
export function notAuthorised(): string {
  const place = { x: 500, top: 20, height: 560, spread: 2.5 }
  const look = { moon: palette.moon, sun: palette.sun, axis: palette.ink }
  const hole = element('path', { d: keyhole })
  const beam = 'M384 508L300 600H700L616 508Z'
  return picture(whole, palette.night, [
    path(beam, { fill: palette.nightLine }),
    inside('hole', hole, [
      block([0, 0], whole, palette.dawn),
      personFigure(chartOf('1965-09-05'), place, look),
    ]),
    path(keyhole, { stroke: palette.moonlight, 'stroke-width': 6 }),
  ])
}
