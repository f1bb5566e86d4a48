import type { Chart } from '@krono/chart'
import { half, nodesOf, type Place } from './figure'
import { palette } from './palette'
import { ring } from './ring'
import { disc, path, rule } from './svg'

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

/** A figure whose seven nodes are plain beads. */
export function beadedFigure(chart: Chart, place: Place, look: Look = daylight): string {
  const beads = nodesOf(chart, place).map(({ y }) =>
    disc([place.x, y], place.height * 0.017, palette.card),
  )
  return halves(chart, place, look) + beads.join('')
}

/** A figure with a ring of eight arcs at every node, as on the chart itself. */
export function ringedFigure(chart: Chart, place: Place, look: Look = daylight): string {
  const radius = place.height * 0.033
  const rings = nodesOf(chart, place).map(({ chakra, reading, y }) => {
    const hub = disc([place.x, y], radius * 1.42, palette.card)
    const colours = { strong: palette[chakra], weak: palette.thread }
    return hub + ring({ centre: [place.x, y], radius, octant: reading.octant, ...colours })
  })
  return halves(chart, place, look) + rings.join('')
}
