import { palette } from '../../images/drawing/palette'
import { block, disc, inside, type Point, path } from '../../images/drawing/svg'
import { progress } from '../easing'
import { size } from '../size'

/** Progress between two seconds: 0 before, 1 after. */
export const between = (second: number, from: number, to: number) => progress(second, from, to)

/** The colours of the three classical cycles, on a dark ground. */
export const classical = [
  { cycle: 'physical', colour: palette.ember },
  { cycle: 'emotional', colour: palette.moonlight },
  { cycle: 'intellectual', colour: palette.sun },
] as const

/** Parts clipped at x, the position of the pen. */
export const upTo = (id: string, x: number, parts: readonly string[]) =>
  inside(id, block([0, 0], { width: Math.max(0.1, x), height: size.height }, palette.night), parts)

/** A ring that widens around a point and fades out. */
export function ripple(centre: Point, share: number, colour: string): string {
  if (share <= 0 || share >= 1) return ''
  const [x, y] = centre
  const radius = 10 + share * 34
  return path(
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`,
    {
      stroke: colour,
      'stroke-width': 3,
      opacity: Math.round((1 - share) * 100) / 100,
    },
  )
}

/** A bead that is visible on every background. */
export const bead = (centre: Point, colour: string, radius = 8) =>
  disc(centre, radius * 1.6, palette.card) + disc(centre, radius, colour)
