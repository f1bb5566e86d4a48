import { chakras } from '@krono/chart'
import { echoes, nodeRadius, nodeY, outlinePath, plate } from '@/features/chart/drawing/geometry'
import type { Contours } from '@/features/chart/drawing/outlines'
import { colours, tint } from '../colours'
import { page } from '../page'
import type { Pdf } from '../pdf'
import { within } from './figures'
import { drawDisc } from './rings'

type Cover = {
  contours: Contours
  /** The outline of the second person of a pair. */
  second?: Contours | undefined
  energies: readonly number[]
  height: number
}

/** Night takes in, day gives out. */
const sides = [
  { side: -1, of: 'intake', colour: colours.moon, ground: colours.night },
  { side: 1, of: 'release', colour: colours.sun, ground: tint(colours.sun, 0.3) },
] as const

/** The discs of the plate are larger than those of the figure. */
const discScale = 1.3

/** The picture of the title page: somebody's chart as the plate, from edge to edge. */
export function drawCover(pdf: Pdf, { contours, second, energies, height }: Cover) {
  const middle = page.width / 2
  const scale = height / plate.height
  for (const { side, ground } of sides)
    pdf.rect(side < 0 ? 0 : middle, 0, middle, height).fill(ground)
  pdf.save().rect(0, 0, page.width, height).clip()
  within(pdf, { x: middle - plate.axis * scale, top: 0, scale }, () => {
    for (const { side, of, colour, ground } of sides) {
      for (const { more, opacity } of echoes)
        pdf
          .path(outlinePath(contours[of], side, plate, more))
          .lineWidth(1.2)
          .stroke(tint(colour, opacity, ground))
      pdf.path(outlinePath(contours[of], side, plate)).fill(colour)
    }
    if (second) drawSecond(pdf, second)
    const [from, to] = [nodeY(0, plate) - plate.tail, nodeY(6, plate) + plate.tail]
    pdf.moveTo(plate.axis, from).lineTo(plate.axis, to).lineWidth(2).stroke(colours.ink)
    chakras.forEach(({ chakra }, row) => {
      const radius = nodeRadius(energies[row] ?? 0) * discScale
      drawDisc(pdf, { x: plate.axis, y: nodeY(row, plate), radius, chakra, width: 5 })
    })
  })
  pdf.restore()
}

/** On the night a light line, on the day a dark one. */
function drawSecond(pdf: Pdf, { intake, release }: Contours) {
  pdf
    .path(outlinePath(intake, -1, plate))
    .lineWidth(3)
    .stroke(colours.card)
  pdf
    .path(outlinePath(release, 1, plate))
    .lineWidth(3)
    .stroke(colours.night)
}
