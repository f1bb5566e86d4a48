import type { CycleKey } from '@krono/chart'
import { crescent } from '../drawing/moon'
import { palette } from '../drawing/palette'
import { disc, path, picture } from '../drawing/svg'
import { wave } from '../drawing/wave'

const days = { birth: '1978-01-21', from: '2026-11-21', days: 31 }
const size = { width: 1600, height: 400 }
const middle = size.height / 2

const cycles = [
  { cycle: 'spiritual', colour: palette.nightLine },
  { cycle: 'awareness', colour: palette.nightLine },
  { cycle: 'intellectual', colour: palette.moonlight },
  { cycle: 'emotional', colour: palette.moon },
  { cycle: 'physical', colour: palette.sun },
] as const satisfies readonly { cycle: CycleKey; colour: string }[]

/**
 * A month of waves from the moon to the sun. A wide screen shows a strip of an eighth of the width from the middle; a
 * phone shows the whole height of the middle half. What matters must be in both.
 */
export function banner(): string {
  const band = { x: -20, width: size.width + 40, y: middle, amplitude: 84 }
  return picture(size, palette.night, [
    ...cycles.map(({ cycle, colour }) =>
      path(wave(cycle, days, band), { stroke: colour, 'stroke-width': 7 }),
    ),
    crescent([52, middle], 34, palette.moonlight),
    disc([size.width - 52, middle], 34, palette.sun),
  ])
}
