import { type CycleKey, chakras } from '@krono/chart'
import { node } from '../drawing/node'
import { mix, palette } from '../drawing/palette'
import { type Point, path, picture } from '../drawing/svg'
import { wave } from '../drawing/wave'

const days = { birth: '1984-06-12', from: '2026-03-20', days: 34 }
const sunrise: Point = [640, 330]

// One cycle as a hill, filled down to the bottom.
function hill(cycle: CycleKey, index: number): string {
  const band = { x: -20, width: 1040, y: 352 + index * 62, amplitude: 40 + index * 4 }
  const fill = mix(palette.moon, palette.night, index / 4)
  return path(`${wave(cycle, days, band)}V620H-20Z`, { fill })
}

/** The sun rises behind hills that have the shape of cycles. */
export function comingSoon(): string {
  return picture({ width: 1000, height: 600 }, palette.dawn, [
    node({
      ...{ centre: sunrise, radius: 156, octant: 1, turn: -90 },
      ...{ colour: palette.ember, fill: palette.sun },
    }),
    ...chakras.slice(2).map(({ cycle }, index) => hill(cycle, index)),
  ])
}
