import { palette } from './palette'
import { circle, disc, type Point, path, round } from './svg'

// Gap between the end of an arc and the end of its octant, in degrees.
const margin = 5

/** The point of a circle at an angle in degrees, clockwise from twelve o'clock. */
export function pointAt([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
}

type Arc = { centre: Point; radius: number; from: number; to: number }

/** A clockwise arc between two angles in degrees. */
export function arc({ centre, radius, from, to }: Arc): string {
  const [start, end] = [from, to].map((degrees) => pointAt(centre, radius, degrees).map(round))
  const isLong = to - from > 180 ? 1 : 0
  return `M${start}A${round(radius)} ${round(radius)} 0 ${isLong} 1 ${end}`
}

type Node = {
  centre: Point
  radius: number
  /** Colour of the ring around the disc, and of the arc outside it. */
  colour: string
  /** Undefined: only the disc and its ring. */
  octant?: number | undefined
  /** Where octant 0 begins, in degrees from twelve o'clock. At −90 intake is on the left and energy at the top. */
  turn?: number
  fill?: string
}

/** A node of a chart (look, "The drawing of a chart"): a disc, its ring, outside it the arc of the octant (engine §3). */
export function node({ centre, radius, colour, octant, turn = 0, fill = palette.card }: Node) {
  const width = round(Math.max(2, Math.min(radius * 0.19, 13)))
  const hub = disc(centre, radius, fill) + circle(centre, radius, { stroke: colour, width })
  if (octant === undefined) return hub
  const [from, to] = [turn + octant * 45 + margin, turn + (octant + 1) * 45 - margin]
  const strong = arc({ centre, radius: radius + width * 1.8, from, to })
  return hub + path(strong, { stroke: colour, 'stroke-width': width })
}
