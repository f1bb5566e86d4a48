import { type Point, path, round } from './svg'

const octants = [0, 1, 2, 3, 4, 5, 6, 7] as const

// Half the gap between two arcs, in degrees.
const margin = 4.5

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

type Ring = {
  centre: Point
  radius: number
  octant: number
  /** Of the strong arc and of the seven others. */
  strong: string
  weak: string
  /** Where octant 0 begins, in degrees from twelve o'clock. At −90 intake lies left and energy up. */
  turn?: number
}

/** A ring of eight arcs with the arc of one octant drawn strong (engine §3). */
export function ring({ centre, radius, octant, strong, weak, turn = 0 }: Ring): string {
  const thin = Math.max(2, radius / 9)
  return octants
    .map((index) => {
      const isStrong = index === octant
      const [from, to] = [turn + index * 45 + margin, turn + (index + 1) * 45 - margin]
      return path(arc({ centre, radius, from, to }), {
        stroke: isStrong ? strong : weak,
        'stroke-width': round(isStrong ? thin * 2.4 : thin),
        'stroke-linecap': 'butt',
      })
    })
    .join('')
}
