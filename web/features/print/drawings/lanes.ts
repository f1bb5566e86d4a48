import { area, curveMonotoneX, line } from 'd3-shape'
import { chakraColour, colours, tint } from '../colours'
import type { Pdf } from '../pdf'

/** Height of a lane; the curve fills it except for a small margin. */
export const lane = 21
const share = 0.43

type Lane = {
  x: number
  top: number
  width: number
  height?: number
  values: readonly number[]
  of: string
}

/**
 * A cycle over a range of days: above zero (release) filled with the sun colour, below zero (intake) with the moon
 * colour.
 */
export function drawLane(pdf: Pdf, { x, top, width, height = lane, values, of }: Lane) {
  const zero = top + height / 2
  const step = width / Math.max(1, values.length - 1)
  const round = (value: number) => Math.round(value * 100) / 100
  const xOf = (place: number) => round(x + place * step)
  const yOf = (value: number) => round(zero - (value / 100) * share * height)
  const places = values.map((value, place): [number, number] => [place, value])
  const shape = area<[number, number]>()
    .x(([place]) => xOf(place))
    .y0(zero)
    .y1(([, value]) => yOf(value))
    .curve(curveMonotoneX)(places)
  const curve = line<[number, number]>()
    .x(([place]) => xOf(place))
    .y(([, value]) => yOf(value))
    .curve(curveMonotoneX)(places)
  if (!shape || !curve) return
  for (const { from, colour } of [
    { from: top, colour: tint(colours.sun, 0.42) },
    { from: zero, colour: tint(colours.moon, 0.36) },
  ]) {
    pdf
      .save()
      .rect(x, from, width, height / 2)
      .clip()
      .path(shape)
      .fill(colour)
      .restore()
  }
  pdf
    .moveTo(x, zero)
    .lineTo(x + width, zero)
    .lineWidth(0.5)
    .stroke(tint(colours.muted, 0.35))
  pdf.path(curve).lineWidth(1.1).stroke(chakraColour(of))
}
