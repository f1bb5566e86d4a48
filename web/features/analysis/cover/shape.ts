import { lightPalette } from '@/lib/contract/palette'

/** Part of a cover: a path, filled or stroked. Page and PDF draw the same shapes. */
export type Shape = { d: string; fill?: string; line?: string; width?: number }

/** Size of a cover's picture, from edge to edge. */
export type Box = { width: number; height: number }

/** The colours of covers are those of night and day, the same in light and dark mode. */
export const grounds = { night: lightPalette.night, day: '#f6e2bf' } as const

export const rectangle = (x: number, y: number, { width, height }: Box) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`

type Circle = { x: number; y: number; radius: number }

/** A circle as a path of two arcs; the width is rounded to equal both radii. */
export function circle({ x, y, radius }: Circle): string {
  const r = round(radius)
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0Z`
}

/** Rounds to a tenth: finer than any output shows. */
export const round = (value: number) => Math.round(value * 10) / 10
