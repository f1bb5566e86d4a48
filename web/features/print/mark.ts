import { colours } from './colours'
import type { Pdf } from './pdf'

/** The product's logo: the moon on the left, the sun on the right (features/results/link-preview). */
export function drawMark(pdf: Pdf, { x, top, size }: { x: number; top: number; size: number }) {
  pdf
    .save()
    .translate(x, top)
    .scale(size / 32)
  pdf.path('M14.6 4.5a11.5 11.5 0 1 0 0 23 15.5 15.5 0 0 1 0-23Z').fill(colours.moon)
  pdf.path('M17.4 7.6a8.4 8.4 0 0 1 0 16.8Z').fill(colours.sun)
  pdf.path('M16 1.5v29').lineWidth(1.6).stroke(colours.night)
  pdf.restore()
}
