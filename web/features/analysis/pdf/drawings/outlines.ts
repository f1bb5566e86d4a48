import { type Chart, chakras } from '@krono/chart'
import { figure, nodeY, outlinePath } from '@/features/chart/drawing/geometry'
import { colours, tint } from '../colours'
import type { Pdf } from '../pdf'

/** The two contours of a figure, crown first. */
export type Contours = { intake: readonly number[]; release: readonly number[] }

export function contoursOf({ chakras: readings }: Pick<Chart, 'chakras'>): Contours {
  return {
    intake: chakras.map(({ chakra }) => readings[chakra].intakeContour),
    release: chakras.map(({ chakra }) => readings[chakra].releaseContour),
  }
}

const meanOf = (rows: readonly (readonly number[])[]) =>
  chakras.map((_, place) => rows.reduce((sum, row) => sum + (row[place] ?? 0), 0) / rows.length)

/** The contours of a group: the means, which still add up to the energies (engine §3). */
export function meanContours(charts: readonly Pick<Chart, 'chakras'>[]): Contours {
  const all = charts.map(contoursOf)
  return {
    intake: meanOf(all.map((one) => one.intake)),
    release: meanOf(all.map((one) => one.release)),
  }
}

const reach = 80

/** Both sides, filled towards their edges, and the axis; in units of the figure. */
export function drawOutlines(
  pdf: Pdf,
  { intake, release }: Contours,
  ground: string = colours.card,
) {
  for (const { contour, side, colour } of [
    { contour: intake, side: -1, colour: colours.moon },
    { contour: release, side: 1, colour: colours.sun },
  ] as const) {
    const fill = pdf
      .linearGradient(figure.axis, 0, figure.axis + side * reach, 0)
      .stop(0, tint(colour, 0.12, ground))
      .stop(1, tint(colour, 0.62, ground))
    pdf.path(outlinePath(contour, side)).lineWidth(1.5).fillAndStroke(fill, colour)
  }
  drawAxis(pdf)
}

export function drawAxis(pdf: Pdf, colour: string = colours.line) {
  pdf
    .moveTo(figure.axis, nodeY(0) - 40)
    .lineTo(figure.axis, nodeY(6) + 40)
    .lineWidth(1)
    .stroke(colour)
}

/** Only the lines of both sides: the second person of a pair. */
export function strokeOutlines(pdf: Pdf, { intake, release }: Contours, colour: string, width = 2) {
  pdf.path(outlinePath(intake, -1)).path(outlinePath(release, 1)).lineWidth(width).stroke(colour)
}
