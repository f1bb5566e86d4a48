import { chakras, chartOf } from '@krono/chart'
import { node } from '../drawing/node'
import { mix, palette } from '../drawing/palette'
import { block, type Point, path, picture } from '../drawing/svg'
import { wave } from '../drawing/wave'

const sheet: Point = [210, 84]
const writing = { birth: '1984-06-12', from: '2026-04-02', dayWidth: 4.6 }

// Line ends of a paragraph; the first lines leave room for the initial.
const lines = [
  { x: 424, days: 68 },
  { x: 424, days: 61 },
  { x: 282, days: 95 },
  { x: 282, days: 90 },
  { x: 282, days: 97 },
  { x: 282, days: 86 },
  { x: 282, days: 48 },
] as const

/** A sheet with the seven cycles as its lines, and a node as its initial. */
export function blog(): string {
  const { octant } = chartOf(writing.birth).chakras.crown
  const written = chakras.map(({ cycle }, index) => {
    const { x, days } = lines[index] ?? lines[0]
    const band = { x, width: days * writing.dayWidth, y: 182 + index * 78, amplitude: 15 }
    const stroke = mix(palette.moon, palette.sun, index / 6)
    return path(wave(cycle, { ...writing, days }, band), { stroke, 'stroke-width': 7 })
  })
  return picture({ width: 1000, height: 750 }, palette.moon, [
    block(sheet, { width: 580, height: 750 }, palette.card, 18),
    node({ centre: [336, 221], radius: 52, octant, colour: palette.ember }),
    ...written,
  ])
}
