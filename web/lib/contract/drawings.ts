import { z } from 'zod'
import { characterKeys } from './back-office/lists/users'
import type { BlockOf } from './blocks'
import { birthDate } from './dates'

/**
 * GET /api/drawing?of=chart&date= · ?of=cycle&date=&day= → a block of a text as a picture (PNG), for letters and for the
 * panel, which draw nothing themselves. ?of=emblem&character= → the sign of a character, from which no date can be computed.
 */
export const drawingQuery = (today: string) =>
  z.discriminatedUnion('of', [
    z.strictObject({ of: z.literal('chart'), date: birthDate(today) }),
    z
      .strictObject({ of: z.literal('cycle'), date: birthDate(today), day: birthDate(today) })
      .refine(({ date, day }) => date <= day),
    z.strictObject({ of: z.literal('emblem'), character: z.enum(characterKeys) }),
  ])

export type DrawingQuery = z.infer<ReturnType<typeof drawingQuery>>

/** As it is shown, in CSS pixels; the picture has twice as many. */
export const drawingSize = {
  chart: { width: 388, height: 620 },
  cycle: { width: 552, height: 310 },
  emblem: { width: 120, height: 120 },
} as const satisfies Record<DrawingQuery['of'], { width: number; height: number }>

/** Where the picture of a block is drawn, on web. */
export function drawingPath(block: BlockOf<'chart'> | BlockOf<'cycle'>): string {
  const query = new URLSearchParams({ of: block.type, date: block.date })
  if (block.type === 'cycle') query.set('day', block.day)
  return `/api/drawing?${query}`
}

/** Where the sign of a character is drawn, on web. */
export const emblemPath = (character: (typeof characterKeys)[number]) =>
  `/api/drawing?${new URLSearchParams({ of: 'emblem', character })}`
