import type { Group, Relationship } from '@krono/chart'
import { z } from 'zod'
import { personName, rowId } from './account-fields'
import { birthDate } from './dates'
import { engineResult } from './engine-result'
import { listOf } from './list-of'

/** Number of people in a relationship analysis (engine §6). */
export const fewestPeople = 2
export const mostPeople = 20

/** A person entry of the relationship calculator (spec §3). */
export const person = (today: string) =>
  z.strictObject({ name: personName, date: birthDate(today) })

export type Person = z.infer<ReturnType<typeof person>>

/** Longer than a valid list, so that a few dates too many give tooManyPeople, but not thousands. */
const longestDateList = 1000

const dateList = (today: string) =>
  z
    .string({ error: 'invalidDate' })
    .max(longestDateList, { error: 'tooManyPeople', abort: true })
    .transform((text) => text.split(','))
    .refine((dates) => dates.length >= fewestPeople, { error: 'tooFewPeople', abort: true })
    .refine((dates) => dates.length <= mostPeople, { error: 'tooManyPeople', abort: true })
    .pipe(z.array(birthDate(today)).max(mostPeople))

export type RelationshipQuery = { dates: string[] } | { a: string; b: string }

/**
 * GET /relationship?a=&b= → `{ engineVersion, a, b, …relationship }`, or ?dates=a,b,c → `{ engineVersion, dates, …group }`
 * (spec §7, "API"). relationshipNeedsPremium (403), tooFewPeople, tooManyPeople. Not a union of two schemas, because its
 * errors would not name the wrong field.
 */
export const relationshipQuery = (today: string) =>
  z
    .strictObject({
      dates: dateList(today).optional(),
      a: birthDate(today).optional(),
      b: birthDate(today).optional(),
    })
    .transform(({ dates, a, b }, context): RelationshipQuery => {
      if (dates && !a && !b) return { dates }
      if (!dates && a && b) return { a, b }
      const fault = dates
        ? { path: [a ? 'a' : 'b'], message: 'unknownField' }
        : { path: [a ? 'b' : 'a'], message: 'tooFewPeople' }
      context.addIssue({ code: 'custom', ...fault })
      return z.NEVER
    })

export const relationshipAnswer = engineResult<Relationship | Group>()

const entry = z.object({ id: z.string(), name: z.string(), date: z.string() })

export type RelationshipEntry = z.infer<typeof entry>

/** Response of GET /relationship-list and of every change to it: the list, in order of insertion. */
export const relationshipListAnswer = z.object({ people: z.array(entry) })

/**
 * POST /relationship-list/add → the list. People already on it (same name and date) are not added again. tooManyPeople
 * when it would have more than 20; then no person is added.
 */
export const relationshipListAddition = (today: string) =>
  z.strictObject({
    people: listOf(person(today), { fewest: 1, most: mostPeople, tooMany: 'tooManyPeople' }),
  })

/** POST /relationship-list/remove → the list without these people; unknown ids are ignored. */
export const relationshipListRemoval = z.strictObject({
  ids: listOf(rowId, { fewest: 1, most: mostPeople }),
})
