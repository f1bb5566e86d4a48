import { z } from 'zod'
import type { BlockOf } from './blocks'
import { birthDate } from './dates'

/**
 * GET /api/drawing?of=chart&date= · ?of=cycle&date=&day= → a block of a text as a picture (PNG), for letters and for the
 * panel, which draw nothing themselves.
 */
export const drawingQuery = (today: string) =>
  z.discriminatedUnion('of', [
    z.strictObject({ of: z.literal('chart'), date: birthDate(today) }),
    z
      .strictObject({ of: z.literal('cycle'), date: birthDate(today), day: birthDate(today) })
      .refine(({ date, day }) => date <= day),
  ])

export type DrawingQuery = z.infer<ReturnType<typeof drawingQuery>>

/** As it is shown, in CSS pixels; the picture has twice as many. */
export const drawingSize = {
  chart: { width: 388, height: 620 },
  cycle: { width: 552, height: 310 },
} as const satisfies Record<DrawingQuery['of'], { width: number; height: number }>

/** Where the picture of a block is drawn, on web. */
export function drawingPath(block: BlockOf<'chart'> | BlockOf<'cycle'>): string {
  const query = new URLSearchParams({ of: block.type, date: block.date })
  if (block.type === 'cycle') query.set('day', block.day)
  return `/api/drawing?${query}`
}
