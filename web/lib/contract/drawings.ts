import { z } from 'zod'
import { characterKeys } from './back-office/lists/users'
import type { BlockOf } from './blocks'
import { birthDate } from './dates'

/**
 * GET /api/drawing?of=chart&date= · ?of=cycle&date=&day= → a block of a text as PNG, for e-mails and for the panel, which
 * cannot render it. ?of=emblem&character= → the emblem of a character, which does not reveal a birth date.
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

/** Displayed size in CSS pixels; the image has twice the resolution. */
export const drawingSize = {
  chart: { width: 388, height: 620 },
  cycle: { width: 552, height: 310 },
  emblem: { width: 120, height: 120 },
} as const satisfies Record<DrawingQuery['of'], { width: number; height: number }>

/** Address of a block's image on web. */
export function drawingPath(block: BlockOf<'chart'> | BlockOf<'cycle'>): string {
  const query = new URLSearchParams({ of: block.type, date: block.date })
  if (block.type === 'cycle') query.set('day', block.day)
  return `/api/drawing?${query}`
}

/** Address of a character's emblem on web. */
export const emblemPath = (character: (typeof characterKeys)[number]) =>
  `/api/drawing?${new URLSearchParams({ of: 'emblem', character })}`
