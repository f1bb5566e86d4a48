import { chartOf } from '@krono/chart'
import { palette } from '../drawing/palette'
import { personFigure } from '../drawing/person'
import { path, picture } from '../drawing/svg'

// One page of an open book; `side` −1 is the left one. The fold is the axis of the figure.
function page(side: -1 | 1, lift: number, fill: string): string {
  const x = (distance: number) => 500 + side * distance
  const [top, foot] = [104, 646]
  const d = [
    `M500 ${top + 24}`,
    `C${x(70)} ${top - 22} ${x(220)} ${top - 22} ${x(370 + lift)} ${top + 4}`,
    `V${foot - 16 + lift}`,
    `C${x(220)} ${foot - 40 + lift} ${x(70)} ${foot - 40 + lift} 500 ${foot + lift}Z`,
  ]
  return path(d.join(''), { fill })
}

/** An open book: night on the left page, day on the right, a figure in the fold. */
export function ebook(): string {
  const place = { x: 500, top: 150, height: 462, spread: 3.2 }
  return picture({ width: 1000, height: 750 }, palette.ember, [
    page(-1, 22, palette.ink),
    page(1, 22, palette.line),
    page(-1, 0, palette.night),
    page(1, 0, palette.card),
    personFigure(chartOf('1985-09-24'), place),
  ])
}
