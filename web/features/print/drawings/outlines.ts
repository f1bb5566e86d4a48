import { figure, nodeY, outlinePath } from '@/features/chart/drawing/geometry'
import type { Contours } from '@/features/chart/drawing/outlines'
import { colours } from '../colours'
import type { Pdf } from '../pdf'

/** Both sides and the axis; in units of the figure. */
export function drawOutlines(pdf: Pdf, { intake, release }: Contours) {
  pdf.path(outlinePath(intake, -1)).fill(colours.moon)
  pdf.path(outlinePath(release, 1)).fill(colours.sun)
  pdf
    .moveTo(figure.axis, nodeY(0) - figure.tail)
    .lineTo(figure.axis, nodeY(6) + figure.tail)
    .lineWidth(1.5)
    .stroke(colours.ink)
}

/** Only the lines of both sides: the second person of a pair. */
export function strokeOutlines(pdf: Pdf, { intake, release }: Contours, colour: string, width = 2) {
  pdf.path(outlinePath(intake, -1)).path(outlinePath(release, 1)).lineWidth(width).stroke(colour)
}
