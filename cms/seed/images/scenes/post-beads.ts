import type { CycleKey } from '@krono/chart'
import { mix, palette } from '../drawing/palette'
import { disc, picture, rule } from '../drawing/svg'
import { valuesOf } from '../drawing/wave'

const days = { birth: '1975-07-30', from: '2026-10-17', days: 60 }
const [left, step] = [57, 15]

const rows = [
  { cycle: 'physical', colour: palette.ember, y: 150 },
  { cycle: 'emotional', colour: palette.moonlight, y: 300 },
  { cycle: 'intellectual', colour: palette.sun, y: 450 },
] as const satisfies readonly { cycle: CycleKey; colour: string; y: number }[]

/** Sixty days of three cycles: one bead per day, higher and larger with the wave. */
export function postBeads(): string {
  const beads = rows.flatMap(({ cycle, colour, y }) => [
    rule([0, y], [1000, y], { stroke: palette.nightLine, width: 2 }),
    ...valuesOf(cycle, days).map((value, day) => {
      const share = (value + 1) / 2
      const fill = mix(palette.moon, colour, share)
      return disc([left + day * step, y - value * 52], 3 + share * 4.4, fill)
    }),
  ])
  return picture({ width: 1000, height: 600 }, palette.night, beads)
}
