import { z } from 'zod'

/** A number of a query, from one. */
export const wholeNumber = (most: number, fallback: number) =>
  z
    .string({ error: 'invalidField' })
    .max(9, { error: 'invalidField', abort: true })
    .regex(/^\d+$/, { error: 'invalidField', abort: true })
    .transform(Number)
    .refine((number) => number >= 1 && number <= most, { error: 'invalidField' })
    .default(fallback)
