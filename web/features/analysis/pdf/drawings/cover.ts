import { chakras } from '@krono/chart'
import { figure, figureHeight, nodeY, outlinePath } from '@/features/chart/drawing/geometry'
import { colours, tint } from '../colours'
import { page } from '../page'
import type { Pdf } from '../pdf'
import { within } from './figures'
import type { Contours } from './outlines'

type Cover = {
  contours: Contours
  /** The outline of the second person of a pair. */
  second?: Contours | undefined
  energies: readonly number[]
  height: number
}

/** The ground of either side: night takes in, day gives out. */
const grounds = { night: colours.night, day: tint(colours.sun, 0.2) } as const

/** Echoes of an outline, and how far apart they are in points of contour. */
const echoes = { count: 8, step: 12 } as const

/** The picture has more room to the sides than the drawing within a page. */
const breadth = 1.5
const widened = (contour: readonly number[], more = 0) =>
  contour.map((value) => value * breadth + more)

/** The picture of the title page: somebody's chart between night and day, from edge to edge. */
export function drawCover(pdf: Pdf, { contours, second, energies, height }: Cover) {
  const middle = page.width / 2
  const scale = (height - 56) / figureHeight
  pdf.rect(0, 0, middle, height).fill(grounds.night)
  pdf.rect(middle, 0, middle, height).fill(grounds.day)
  const sides = [
    { side: -1, contour: contours.intake, colour: colours.moonlight, ground: grounds.night },
    { side: 1, contour: contours.release, colour: colours.sun, ground: grounds.day },
  ] as const
  const place = { x: middle - figure.axis * scale, top: 28, scale }
  pdf.save().rect(0, 0, page.width, height).clip()
  within(pdf, place, () => {
    for (const { side, contour, colour, ground } of sides) {
      for (let echo = echoes.count; echo > 0; echo -= 1) {
        const share = 0.42 * (1 - echo / (echoes.count + 1))
        pdf
          .path(outlinePath(widened(contour, echo * echoes.step), side))
          .lineWidth(0.8)
          .stroke(tint(colour, share, ground))
      }
      const fill = pdf
        .linearGradient(figure.axis, 0, figure.axis + side * 80 * breadth, 0)
        .stop(0, tint(colour, 0.2, ground))
        .stop(1, tint(colour, 0.85, ground))
      pdf.path(outlinePath(widened(contour), side)).fill(fill)
    }
    if (second) drawSecond(pdf, second)
    pdf
      .moveTo(figure.axis, -40)
      .lineTo(figure.axis, figureHeight + 80)
      .lineWidth(1)
      .stroke(colours.card)
    chakras.forEach(({ chakra }, row) => {
      pdf
        .circle(figure.axis, nodeY(row), 7 + (energies[row] ?? 0) / 7)
        .lineWidth(4.5)
        .fillAndStroke(colours.card, colours[chakra])
    })
  })
  pdf.restore()
}

function drawSecond(pdf: Pdf, { intake, release }: Contours) {
  pdf
    .path(outlinePath(widened(intake), -1))
    .lineWidth(2)
    .stroke(colours.card)
  pdf
    .path(outlinePath(widened(release), 1))
    .lineWidth(2)
    .stroke(colours.night)
}
