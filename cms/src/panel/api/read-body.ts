import type { Language } from '@krono/contract'
import { errors } from '@strapi/utils'
import type { z } from 'zod'
import { env } from '../../platform/lib/env'

const unreadable = {
  hun: 'Ezt nem értjük. Töltsd újra az oldalt, és próbáld meg még egyszer.',
  eng: 'We cannot read this. Load the page anew and try once more.',
  rus: 'We cannot read this. Load the page anew and try once more.',
} as const satisfies Record<Language, string>

/** The parsed body of a panel call, or Strapi's own error for the panel. */
export function readBody<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const result = schema.safeParse(body)
  if (!result.success) throw new errors.ValidationError(unreadable[env.LANGUAGE])
  return result.data
}

/** Whether a value is nested deeper than any editor's content. */
export const isDeeperThan = (most: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((inner) => isDeeperThan(most - 1, inner)))
