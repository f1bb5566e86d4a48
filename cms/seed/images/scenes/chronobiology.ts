import type { CycleKey } from '@krono/chart'
import { palette } from '../drawing/palette'
import { disc, type Point, path, picture, rule } from '../drawing/svg'
import { wave, wavePoints } from '../drawing/wave'

const days = { birth: '1984-06-12', from: '2026-04-02', days: 36 }
const today = 21
const band = { x: -20, width: 1040, y: 375, amplitude: 210 }

const classical = [
  { cycle: 'intellectual', colour: palette.sun },
  { cycle: 'emotional', colour: palette.moonlight },
  { cycle: 'physical', colour: palette.ember },
] as const satisfies readonly { cycle: CycleKey; colour: string }[]

/** The three classical cycles, and the line of one day. */
export function chronobiology(): string {
  const onDay = (cycle: CycleKey): Point => wavePoints(cycle, days, band)[today] ?? [0, 0]
  const [x] = onDay('physical')
  return picture({ width: 1000, height: 750 }, palette.night, [
    rule([0, band.y], [1000, band.y], { stroke: palette.nightLine, width: 3 }),
    ...classical.map(({ cycle, colour }) =>
      path(wave(cycle, days, band), { stroke: colour, 'stroke-width': 14 }),
    ),
    rule([x, 84], [x, 666], { stroke: palette.card, width: 4 }),
    disc([x, 84], 12, palette.card),
    ...classical.map(({ cycle }) => disc(onDay(cycle), 25, palette.card)),
    ...classical.map(({ cycle, colour }) => disc(onDay(cycle), 15, colour)),
  ])
}
