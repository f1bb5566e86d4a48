import { chakras } from '@krono/chart'
import { nodeY, plate } from '../drawing/geometry'
import type { Charted } from '../drawing/outlines'
import { arcReach, discRadius } from './disc'

export type CaptionPlace = {
  word: 'width' | 'disc' | 'arc'
  /**
   * Target of its line, in units of the plate: x to the right of the axis, y down. The width is that of an outline at
   * full breadth.
   */
  x: number
  y: number
}

/** Three lines of text on a phone. */
const apart = 70

/** Inside the outline's edge: on a phone the captions are close to it. */
const within = 0.6

/**
 * Each caption is beside its target: the width at the largest release, disc and arc where the day half is empty and no
 * line crosses another's disc. Not beside the last chakra, where the button is.
 */
export function captionPlaces({ chakras: readings }: Charted): CaptionPlace[] {
  const rows = chakras.slice(0, -1).map(({ chakra }, row) => {
    const { energy, octant, releaseContour: contour } = readings[chakra]
    const radius = discRadius(energy)
    const y = nodeY(row, plate)
    const arc = arcReach(radius, octant)
    return {
      contour,
      isAside: arc.x > -radius / 4,
      width: { word: 'width', x: contour * plate.scale * within, y },
      disc: { word: 'disc', x: radius, y },
      arc: { word: 'arc', x: arc.x, y: y + arc.y },
    } as const
  })
  const candidates = rows.flatMap((width) =>
    rows.flatMap((disc) =>
      rows.map((arc) => ({
        places: [width.width, disc.disc, arc.arc],
        worth: width.contour - disc.contour - arc.contour - (arc.isAside ? 0 : 1000),
      })),
    ),
  )
  const [best] = candidates
    .filter(({ places }) => isReadable(places))
    .toSorted((a, b) => b.worth - a.worth)
  return best?.places ?? []
}

const isReadable = (places: readonly CaptionPlace[]) =>
  places.every(({ y }, index) =>
    places.slice(0, index).every((one) => Math.abs(one.y - y) >= apart),
  )
