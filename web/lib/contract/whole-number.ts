import { z } from 'zod'

/** A number in a query, from 1 up. */
export const wholeNumber = (most: number, fallback: number) =>
  z
    .string({ error: 'invalidField' })
    .max(9, { error: 'invalidField', abort: true })
    .regex(/^\d+$/, { error: 'invalidField', abort: true })
    .transform(Number)
    .refine((number) => number >= 1 && number <= most, { error: 'invalidField' })
    .default(fallback)
