import { mix, palette } from '../drawing/palette'
import { disc, picture } from '../drawing/svg'
import { valuesOf } from '../drawing/wave'

const days = { birth: '1998-11-19', from: '2026-08-17', days: 42 }
const [weeks, gap] = [6, 122]

/** Forty-two evenings, one week per row; the colour shows the height of the emotional wave. */
export function postEvenings(): string {
  const evenings = valuesOf('emotional', days).map((value, day) => {
    const [column, row] = [day % 7, Math.floor(day / 7)]
    const fill = mix(palette.night, palette.sun, (value + 1) / 2)
    return disc([134 + column * gap, 60 + row * (480 / (weeks - 1))], 37, fill)
  })
  return picture({ width: 1000, height: 600 }, palette.midnight, evenings)
}
