import { z } from 'zod'
import { optionalLine, personName, rowId } from './account-fields'
import { birthDate } from './dates'

/** Most saved dates of one user. */
export const mostSavedDates = 10_000

/** POST /user/addRegisteredDate → 201 the saved date; premiumRequired (403), tooManyDates (409). */
export const newSavedDate = (today: string) =>
  z.strictObject({ name: personName, date: birthDate(today) })

/** POST /user/updateRegisteredDate → the saved date; notFound when it is not the user's. */
export const savedDateUpdate = (today: string) =>
  z.strictObject({ id: rowId, name: personName, date: birthDate(today) })

/** POST /user/deleteRegisteredDate `{ id }` → `{ id }`; notFound when it is not the user's. */
export const savedDateId = z.strictObject({ id: rowId })

/** A saved date (spec §3). */
export const savedDateSchema = z.object({ id: z.string(), name: z.string(), date: z.string() })

export type SavedDate = z.infer<typeof savedDateSchema>

const wholeNumber = (most: number, fallback: number) =>
  z
    .string({ error: 'invalidField' })
    .regex(/^\d{1,9}$/, { error: 'invalidField' })
    .transform(Number)
    .refine((number) => number >= 1 && number <= most, { error: 'invalidField' })
    .default(fallback)

export const savedDateSorts = ['name', '-name', 'date', '-date', 'newest'] as const

/**
 * GET /user/registered-dates?search=&page=&pageSize=&sort=. `search` is part of a name, or of a date in
 * ISO or local form.
 */
export const savedDatesQuery = z.strictObject({
  search: optionalLine(100).default(''),
  page: wholeNumber(1_000_000, 1),
  pageSize: wholeNumber(100, 25),
  sort: z.enum(savedDateSorts, { error: 'invalidField' }).default('name'),
})

export type SavedDatesQuery = z.infer<typeof savedDatesQuery>

export const savedDatesAnswer = z.object({
  items: z.array(savedDateSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
})
