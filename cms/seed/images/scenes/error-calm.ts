import { chakras } from '@krono/chart'
import { mix, palette } from '../drawing/palette'
import { block, disc, inside, path, picture } from '../drawing/svg'
import { wave } from '../drawing/wave'

const days = { birth: '1984-06-12', from: '2026-04-02', days: 40 }
const torn = { left: 420, right: 580 }

/** Seven waves that break off and go on a little further: a pause, not an end. */
export function errorCalm(): string {
  const lines = chakras.map(({ cycle }, index) => {
    const band = { x: -20, width: 1040, y: 90 + index * 70, amplitude: 26 }
    const stroke = mix(palette.moon, palette.sun, index / 6)
    return path(wave(cycle, days, band), { stroke, 'stroke-width': 9 })
  })
  const side = { width: torn.left, height: 600 }
  const beads = chakras.map((_, index) => disc([500, 90 + index * 70], 7, palette.thread))
  return picture({ width: 1000, height: 600 }, palette.sand, [
    inside('before', block([0, 0], side, palette.night), lines),
    inside('after', block([torn.right, 0], side, palette.night), lines),
    ...beads,
  ])
}
