import { placedCurve } from '@/features/analysis/cover/year-shapes'
import { curvePath } from '@/features/cycles/curve-path'
import { periodOf } from '@/features/cycles/turns'
import { colours } from '@/features/print/colours'
import type { Flow } from '@/features/print/flow'
import { cycleLines } from '../cycle-lines'
import type { CycleFacts } from '../drawings'
import { bookStyles as styles } from './book-styles'

const day = 15
const field = 104
const names = 30

/** Height of the drawing: the day, the curves, the names with their values. */
export const cyclesHeight = day + field + names + 6

type Place = { x: number; top: number; width: number }

/** The three classical cycles around a day, as `CyclePicture` draws them. */
export function drawCycles({ pdf, type }: Flow, facts: CycleFacts, { x, top, width }: Place) {
  const { range, rows, lived } = facts
  const zero = field / 2
  const reach = zero - 7
  const mark = (range.marked / (range.days - 1)) * width
  pdf.save().translate(x, top + day)
  const line = (from: [number, number], to: [number, number]) => pdf.moveTo(...from).lineTo(...to)
  line([0, zero], [width, zero]).lineWidth(0.6).stroke(colours['line-strong'])
  for (const { cycle } of rows.toReversed()) {
    const path = curvePath({ period: periodOf(cycle), lived, days: range.days })
    dashed(pdf, cycle)
    pdf
      .path(placedCurve(path, { width, zero, reach }))
      .lineWidth(1.4)
      .stroke(cycleLines[cycle].colour)
    pdf.undash()
  }
  line([mark, 0], [mark, field]).lineWidth(0.9).stroke(colours.ink)
  for (const { cycle, value } of rows) {
    const y = zero - (value / 100) * reach
    pdf.circle(mark, y, 3.2).lineWidth(1.8).fillAndStroke(colours.card, cycleLines[cycle].colour)
  }
  pdf.restore()
  const align = mark < 60 ? 'left' : mark > width - 60 ? 'right' : 'centre'
  type.write(facts.day, { x: x + mark, top, style: styles.figure, align })
  rows.forEach(({ cycle, name, figure }, place) => {
    const left = x + (place * width) / rows.length
    const first = top + day + field + 6
    dashed(pdf, cycle)
    pdf
      .moveTo(left, first + 6)
      .lineTo(left + 18, first + 6)
      .lineWidth(1.6)
      .stroke(cycleLines[cycle].colour)
    pdf.undash()
    type.write(name, { x: left + 23, top: first, style: styles.note })
    type.write(figure, { x: left + 23, top: first + 12, style: styles.figure })
  })
}

function dashed(pdf: Flow['pdf'], cycle: keyof typeof cycleLines) {
  const { dash } = cycleLines[cycle]
  // pdfkit also takes a list of lengths, which its types do not declare.
  if (dash.length > 0) pdf.dash(dash as unknown as number, {})
}
