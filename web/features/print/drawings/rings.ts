import { arcGap, nodeRadius, octantArc, ringWidth } from '@/features/chart/drawing/geometry'
import { pairRadius } from '@/features/relationship/drawing/pair-node'
import { chakraColour, chakraTextColour, colours } from '../colours'
import type { Pdf } from '../pdf'
import { styles } from '../styles'
import type { Typesetter } from '../typesetter'

type Pen = { pdf: Pdf; type: Typesetter }
type Centre = { x: number; y: number }
type Reading = { energy: number; octant: number }

/** A disc in the ring of its chakra. */
export const drawDisc = (
  pdf: Pdf,
  {
    x,
    y,
    radius,
    chakra,
    width = ringWidth,
  }: Centre & { radius: number; chakra: string; width?: number },
) => pdf.circle(x, y, radius).lineWidth(width).fillAndStroke(colours.card, chakraColour(chakra))

type Arc = Centre & { radius: number; octant: number; width: number; colour: string }

/** The octant outside a disc. */
const drawArc = (pdf: Pdf, { octant, width, colour, ...circle }: Arc) =>
  pdf
    .path(octantArc(circle, octant))
    .lineCap('round')
    .lineWidth(width)
    .stroke(colour)
    .lineCap('butt')

/** One chakra, as `NodeDisc` draws it; a mean of several people has no octant. In units of the figure. */
export function drawNode(
  { pdf, type }: Pen,
  { x, y, chakra, energy, octant }: Centre & { chakra: string; energy: number; octant?: number },
) {
  const radius = nodeRadius(energy)
  drawDisc(pdf, { x, y, radius, chakra })
  const colour = chakraColour(chakra)
  if (octant !== undefined)
    drawArc(pdf, { x, y, radius: radius + arcGap, octant, width: ringWidth, colour })
  const style = { ...styles.figure, size: 14, leading: 18 }
  const place = { x, top: y - 9, style, colour: chakraTextColour(chakra), align: 'centre' } as const
  type.write(`${Math.round(energy)}`, place)
}

/** One chakra of two people, as `PairNode` draws it. */
export function drawPairNode(
  { pdf, type }: Pen,
  { x, y, chakra, readings }: Centre & { chakra: string; readings: readonly [Reading, Reading] },
) {
  const [first, second] = readings
  drawDisc(pdf, { x, y, radius: pairRadius, chakra })
  const arcs = [
    { away: arcGap, octant: first.octant, width: ringWidth, colour: chakraColour(chakra) },
    { away: 2 * arcGap, octant: second.octant, width: 2, colour: colours.ink },
  ]
  for (const { away, ...arc } of arcs) drawArc(pdf, { x, y, radius: pairRadius + away, ...arc })
  pdf
    .moveTo(x - 9, y)
    .lineTo(x + 9, y)
    .lineWidth(0.8)
    .stroke(colours.line)
  const style = { ...styles.figure, size: 13, leading: 15 }
  const energies = [
    { text: `${Math.round(first.energy)}`, top: y - 15, style, colour: chakraTextColour(chakra) },
    {
      text: `${Math.round(second.energy)}`,
      top: y + 1,
      style: { ...style, face: 'plain' } as const,
    },
  ]
  for (const { text, ...place } of energies) type.write(text, { x, align: 'centre', ...place })
}
