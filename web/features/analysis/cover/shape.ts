import { lightPalette } from '@/lib/contract/palette'

/** A piece of a cover: a path, filled or as a line. Page and PDF draw the same ones. */
export type Shape = { d: string; fill?: string; line?: string; width?: number }

/** Where a cover's picture stands: from edge to edge. */
export type Box = { width: number; height: number }

/** The colours of covers are those of night and day: the same by day and in the dark. */
export const grounds = { night: lightPalette.night, day: '#f6e2bf' } as const

export const rectangle = (x: number, y: number, { width, height }: Box) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`

type Circle = { x: number; y: number; radius: number }

/** A circle as a path: two halves, as wide as both radii to the digit. */
export function circle({ x, y, radius }: Circle): string {
  const r = round(radius)
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0Z`
}

/** To a tenth: finer than any place shows. */
export const round = (value: number) => Math.round(value * 10) / 10
