import type { Chart } from '@krono/chart'
import { half, nodesOf, type Place } from './figure'
import { node } from './node'
import { palette } from './palette'
import { path, rule } from './svg'

type Look = { moon: string; sun: string; axis: string }

const daylight: Look = { moon: palette.moon, sun: palette.sun, axis: palette.ink }

/** Both halves of a figure as flat shapes, and its axis. */
export function halves(chart: Chart, place: Place, look: Look = daylight): string {
  const { x, top, height } = place
  const axis = { stroke: look.axis, width: Math.max(1.5, height / 220) }
  return [
    path(half(chart, place, 'intake'), { fill: look.moon }),
    path(half(chart, place, 'release'), { fill: look.sun }),
    rule([x, top - height * 0.03], [x, top + height * 1.03], axis),
  ].join('')
}

/** A whole figure: both halves, and its seven nodes. */
export function personFigure(chart: Chart, place: Place, look: Look = daylight): string {
  const nodes = nodesOf(chart, place).map(({ chakra, reading, y, radius }) =>
    node({ centre: [place.x, y], radius, octant: reading.octant, colour: palette[chakra] }),
  )
  return halves(chart, place, look) + nodes.join('')
}
