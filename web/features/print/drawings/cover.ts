import type { Box, Shape } from '@/features/analysis/cover/shape'
import type { Pdf } from '../pdf'

/** The picture of the title page, from edge to edge: the same shapes as the cover in the shop. */
export function drawCover(pdf: Pdf, shapes: readonly Shape[], box: Box) {
  pdf.save().rect(0, 0, box.width, box.height).clip().lineCap('round')
  for (const { d, fill, line, width = 1 } of shapes) {
    pdf.path(d).lineWidth(width)
    if (fill && line) pdf.fillAndStroke(fill, line)
    else if (fill) pdf.fill(fill)
    else if (line) pdf.stroke(line)
  }
  pdf.restore()
}
