import { arcGap, nodeRadius, octantArc, octantEnds, plate } from '../drawing/geometry'

/** The discs of the plate are larger than those of the figure, with everything around them. */
const discScale = 1.4

export const discRadius = (energy: number) => Math.round(nodeRadius(energy) * discScale)

/** The arc of an octant outside a disc at this height. */
export const discArc = (y: number, radius: number, octant: number) =>
  octantArc({ x: plate.axis, y, radius: radius + arcGap * discScale }, octant)

/** The end of that arc that is further on the day side, from the middle of the disc. */
export function arcReach(radius: number, octant: number) {
  const [from, to] = octantEnds({ x: 0, y: 0, radius: radius + arcGap * discScale }, octant)
  return from.x > to.x ? from : to
}
