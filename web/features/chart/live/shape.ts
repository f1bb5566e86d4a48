import { type Chart, chakras } from '@krono/chart'

/** The numbers of a plate by chakra, crown first. */
export type Shape = readonly ShapeRow[]
export type ShapeRow = { intake: number; release: number; energy: number; octant: number }

export const shapeOf = ({ chakras: readings }: Pick<Chart, 'chakras'>): Shape =>
  chakras.map(({ chakra }) => {
    const { intakeContour, releaseContour, energy, octant } = readings[chakra]
    return { intake: intakeContour, release: releaseContour, energy, octant }
  })

/** Interpolates between two shapes, `part` from 0 to 1; an arc moves around its disc by the shorter way. */
export function between(from: Shape, to: Shape, part: number): Shape {
  if (part === 1) return to
  return to.map((row, index) => {
    const old = from[index] ?? row
    const mixed = (a: number, b: number) => a + (b - a) * part
    const turn = ((((row.octant - old.octant) % 8) + 12) % 8) - 4
    return {
      intake: mixed(old.intake, row.intake),
      release: mixed(old.release, row.release),
      energy: mixed(old.energy, row.energy),
      octant: old.octant + turn * part,
    }
  })
}
