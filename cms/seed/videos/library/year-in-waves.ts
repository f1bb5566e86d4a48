import { chakras } from '@krono/chart'
import { waveThrough } from '../../images/drawing/curve'
import { mix, palette } from '../../images/drawing/palette'
import { block, disc, type Point, path, picture } from '../../images/drawing/svg'
import { valuesOf } from '../../images/drawing/wave'
import { size } from '../size'
import { between } from './scene'

type Days = { birth: string; from: string }

const shown = 44
const before = 6
/** Days until the last day of the year enters on the right. */
const travelled = 366 - shown
const dayWidth = size.width / (shown - before - 4)

/** Sky colours of winter, spring, summer, autumn and winter again, from January to January. */
const skies = [palette.midnight, palette.night, '#4b4a86', '#3a3266', palette.midnight] as const

function skyAt(share: number): string {
  const place = share * (skies.length - 1)
  const at = Math.min(skies.length - 2, Math.floor(place))
  return mix(skies[at] ?? palette.night, skies[at + 1] ?? palette.night, place - at)
}

/** Seven cycles of one year as moving hills; the moon passes over them once a month, counted by twelve beads. */
export const yearInWaves = ({ birth, from }: Days) => {
  const hills = chakras.map(({ cycle }) =>
    valuesOf(cycle, { birth, from, days: travelled + shown }),
  )
  return (second: number) => {
    const share = Math.min(1, Math.max(0, (second - 2) / 36))
    const passed = share * travelled
    const whole = Math.min(travelled, Math.floor(passed))
    const part = passed - whole
    const sky = skyAt(share)
    const month = (share * 12) % 1
    const moon: Point = [60 + month * (size.width - 120), 150 - Math.sin(month * Math.PI) * 95]
    const light = Math.sin(month * Math.PI)
    const waves = hills.map((values, row) => {
      const y = 196 + row * 46
      const rise = between(second, row * 0.2, 1.2 + row * 0.2)
      const points = values
        .slice(whole, whole + shown)
        .map(
          (value, day): Point => [
            (day - before - part + 1) * dayWidth,
            y + (1 - rise) * 400 - value * 34,
          ],
        )
      const first = points[0]
      const last = points.at(-1)
      if (!first || !last) return ''
      const fill = mix(sky, mix(palette.sun, palette.ember, row / 6), 0.14 + row * 0.13)
      return path(`${waveThrough(points)}L${last[0]} ${size.height}L${first[0]} ${size.height}Z`, {
        fill,
      })
    })
    const beads = Array.from({ length: 12 }, (_, at) => {
      const isPast = share * 12 >= at + 1
      const isNow = Math.floor(share * 12) === at && share < 1
      const fill = isPast || isNow ? palette.sun : palette.nightLine
      return disc([size.width / 2 + (at - 5.5) * 34, size.height - 26], isNow ? 9 : 6, fill)
    })
    return picture(size, sky, [
      second > 1 && share < 1 ? disc(moon, 26, mix(sky, palette.cream, 0.25 + light * 0.7)) : '',
      ...waves,
      block([0, size.height - 52], { width: size.width, height: 52 }, palette.midnight),
      ...beads,
    ])
  }
}
