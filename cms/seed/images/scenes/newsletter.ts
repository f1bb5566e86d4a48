import { chakras, chartOf } from '@krono/chart'
import { node } from '../drawing/node'
import { mix, palette } from '../drawing/palette'
import { block, element, inside, type Point, path, picture } from '../drawing/svg'
import { wave } from '../drawing/wave'

const days = { birth: '1984-06-12', from: '2026-04-02', days: 30 }
const corner: Point = [170, 160]
const envelope = { width: 660, height: 440 }
const seal: Point = [500, 380]

/** An envelope covered with the seven cycles and sealed with a node. */
export function newsletter(): string {
  const { octant } = chartOf(days.birth).chakras.throat
  const [x, y] = corner
  const lines = chakras.map(({ cycle }, index) => {
    const band = { x, width: envelope.width, y: y + 46 + index * 58, amplitude: 17 }
    const stroke = mix(palette.moonlight, palette.dawn, index / 6)
    return path(wave(cycle, days, band), { stroke, 'stroke-width': 6 })
  })
  const shape = element('rect', { x, y, ...envelope, rx: 26 })
  const flap = `M${x} ${y + 10}L${seal.join(' ')}L${x + envelope.width} ${y + 10}V${y - 60}H${x}Z`
  return picture({ width: 1000, height: 750 }, palette.dusk, [
    inside('envelope', shape, [
      block(corner, envelope, palette.card),
      ...lines,
      path(flap, { fill: palette.moon }),
    ]),
    node({ centre: seal, radius: 72, octant, colour: palette.throat }),
  ])
}
