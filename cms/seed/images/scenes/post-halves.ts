import { chartOf } from '@krono/chart'
import { half } from '../drawing/figure'
import { crescent } from '../drawing/moon'
import { palette } from '../drawing/palette'
import { block, disc, path, picture } from '../drawing/svg'

const place = { top: 50, height: 500, spread: 2.4 }

/** One chart with its halves moved apart: intake at night, release by day. */
export function postHalves(): string {
  const chart = chartOf('1968-09-28')
  return picture({ width: 1000, height: 600 }, palette.dawn, [
    block([0, 0], { width: 500, height: 600 }, palette.night),
    crescent([110, 120], 50, palette.moonlight),
    disc([890, 120], 56, palette.ember),
    path(half(chart, { ...place, x: 440 }, 'intake'), { fill: palette.moonlight }),
    path(half(chart, { ...place, x: 560 }, 'release'), { fill: palette.sun }),
  ])
}
