import { figure, ringDashes } from '@/features/chart/drawing/geometry'
import { chakraColour, chakraTextColour, colours } from '../colours'
import type { Pdf } from '../pdf'
import { styles } from '../styles'
import type { Typesetter } from '../typesetter'

type Centre = { x: number; y: number }

const top = -Math.PI / 2
const pairRadius = { ground: 27.5, first: 20.5, second: 25 } as const

/** Eight arcs, each an octant, beginning at twelve o'clock. */
function drawRing(pdf: Pdf, { x, y }: Centre, radius: number) {
  const { dash, gap } = dashesOf(ringDashes(radius).eight)
  pdf
    .save()
    .arc(x, y, radius, top, top + 2 * Math.PI)
    .lineWidth(2)
    .dash(dash, { space: gap })
    .stroke(colours.line)
    .restore()
}

type Arc = Centre & { radius: number; octant: number; width: number; colour: string }

/** The arc of one octant, drawn strong. */
function drawArc(pdf: Pdf, { x, y, radius, octant, width, colour }: Arc) {
  const { dash } = dashesOf(ringDashes(radius).one)
  const from = top + (octant * Math.PI) / 4
  pdf
    .arc(x, y, radius, from, from + dash / radius)
    .lineWidth(width)
    .stroke(colour)
}

function dashesOf(dashes: string): { dash: number; gap: number } {
  const [dash = 1, gap = 1] = dashes.split(' ').map(Number)
  return { dash, gap }
}

type Reading = { energy: number; octant: number }

/** One chakra: a ring with its octant drawn strong, the energy within. In units of the figure. */
export function drawNode(
  { pdf, type }: { pdf: Pdf; type: Typesetter },
  { x, y, chakra, energy, octant }: Centre & Reading & { chakra: string },
) {
  const radius = figure.ringRadius
  pdf.circle(x, y, radius + 3).fill(colours.card)
  drawRing(pdf, { x, y }, radius)
  drawArc(pdf, { x, y, radius, octant, width: 5, colour: chakraColour(chakra) })
  const style = { ...styles.figure, size: 15, leading: 18 }
  const colour = chakraTextColour(chakra)
  type.write(`${Math.round(energy)}`, { x, top: y - 9, style, colour, align: 'centre' })
}

/** One chakra of two people: two arcs of a ring, and the two energies one above the other. */
export function drawPairNode(
  { pdf, type }: { pdf: Pdf; type: Typesetter },
  { x, y, chakra, readings }: Centre & { chakra: string; readings: readonly [Reading, Reading] },
) {
  const [first, second] = readings
  pdf.circle(x, y, pairRadius.ground).fill(colours.card)
  drawRing(pdf, { x, y }, pairRadius.first)
  const arcs = [
    { radius: pairRadius.first, octant: first.octant, width: 5, colour: chakraColour(chakra) },
    { radius: pairRadius.second, octant: second.octant, width: 2, colour: colours.ink },
  ]
  for (const arc of arcs) drawArc(pdf, { x, y, ...arc })
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
