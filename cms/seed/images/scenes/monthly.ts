import { type CycleKey, chakras } from '@krono/chart'
import { crescent } from '../drawing/moon'
import { mix, palette } from '../drawing/palette'
import { disc, path, picture, type Size } from '../drawing/svg'
import { type Days, wave } from '../drawing/wave'

type Landscape = {
  size: Size
  days: Days
  /** y of the farthest hill, and the distance to the next one, in pixels. */
  horizon: number
  step: number
  amplitude: number
  sun: { x: number; y: number; radius: number }
  moon: { x: number; y: number; radius: number }
}

const last = chakras.length - 1

// From the sun's colour at the horizon through the moon's to night in the foreground.
const hillColour = (index: number) =>
  index < 4
    ? mix(palette.sun, palette.moon, index / 4)
    : mix(palette.moon, palette.night, (index - 4) / (last - 4))

/** The seven cycles of some weeks as hills, the longest in the background, the shortest in the foreground. */
function landscape({ size, days, horizon, step, amplitude, sun, moon }: Landscape): string {
  const hills = chakras.map(({ cycle }, index) => hill(cycle, index))
  function hill(cycle: CycleKey, index: number) {
    const band = { x: 0, width: size.width, y: horizon + index * step, amplitude }
    return path(`${wave(cycle, days, band)}V${size.height}H0Z`, { fill: hillColour(index) })
  }
  return picture(size, palette.dawn, [
    crescent([moon.x, moon.y], moon.radius, palette.moon),
    disc([sun.x, sun.y], sun.radius, palette.ember),
    ...hills,
  ])
}

export const homeMonthly = () =>
  landscape({
    size: { width: 1400, height: 700 },
    days: { birth: '1978-01-21', from: '2026-03-01', days: 46 },
    horizon: 300,
    step: 56,
    amplitude: 62,
    sun: { x: 985, y: 240, radius: 118 },
    moon: { x: 330, y: 130, radius: 54 },
  })

export const mobileMonthly = () =>
  landscape({
    size: { width: 780, height: 620 },
    days: { birth: '1978-01-21', from: '2026-03-01', days: 31 },
    horizon: 290,
    step: 46,
    amplitude: 50,
    sun: { x: 530, y: 230, radius: 105 },
    moon: { x: 190, y: 120, radius: 48 },
  })
