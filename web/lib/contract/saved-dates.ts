import { z } from 'zod'
import { optionalLine, personName, rowId } from './account-fields'
import { groupName } from './date-groups'
import { birthDate } from './dates'
import { listOf } from './list-of'
import { wholeNumber } from './whole-number'

/** Most saved dates per user. */
export const mostSavedDates = 10_000

/** Most people per import call; a longer file is split into several calls. */
export const mostImported = 1000

/** The group of a saved date: a common one, or the id of one of the user's own; null for none. */
const group = rowId.nullable()

/** Groups that every user has; all others are the user's own. */
export const commonGroups = ['family', 'friends'] as const

/**
 * POST /user/addRegisteredDate → 201 the saved date; premiumRequired (403), tooManyDates (409), invalidField at `group` for
 * an unknown group.
 */
export const newSavedDate = (today: string) =>
  z.strictObject({ name: personName, date: birthDate(today), group: group.default(null) })

/**
 * POST /user/updateRegisteredDate → the saved date; notFound when it is not the user's, invitedPerson (409) when it was
 * created by an invitation: only the guest may change name and date. Without `group` the group is unchanged.
 */
export const savedDateUpdate = (today: string) =>
  z.strictObject({ id: rowId, name: personName, date: birthDate(today), group: group.optional() })

/**
 * GET /user/registered-date?id= → the saved date. POST /user/deleteRegisteredDate `{ id }` → `{ id }`.
 * POST /user/restoreRegisteredDate `{ id }` → the saved date, within a day. notFound when it is not the user's.
 */
export const savedDateId = z.strictObject({ id: rowId })

/**
 * A person of an import: `group` is an existing group; `groupName` is the name of one of the user's own groups, which is
 * created if it does not exist.
 */
const importedPerson = (today: string) =>
  newSavedDate(today)
    .extend({ groupName: groupName.nullable().default(null) })
    .refine((person) => person.group === null || person.groupName === null, {
      error: 'invalidField',
      path: ['groupName'],
    })

export type ImportedPerson = z.output<ReturnType<typeof importedPerson>>

/**
 * POST /user/importRegisteredDates → `{ added, known }`, counts; `known` had the same name and date already and were not
 * added again; no groups are created for them. All or nothing: tooManyDates, tooManyGroups (409).
 */
export const savedDatesImport = (today: string) =>
  z.strictObject({
    people: listOf(importedPerson(today), { fewest: 1, most: mostImported }),
  })

export const importAnswer = z.object({ added: z.number(), known: z.number() })

/** A saved date (spec §3). */
export const savedDateSchema = z.object({
  id: z.string(),
  name: z.string(),
  date: z.string(),
  group: z.string().nullable(),
  /** Entered by that person through an invitation; they can withdraw it. */
  isInvited: z.boolean(),
})

export type SavedDate = z.infer<typeof savedDateSchema>

export const savedDateSorts = ['name', '-name', 'date', '-date', 'newest'] as const

/**
 * GET /user/registered-dates?search=&page=&pageSize=&sort=. `search` is a part of a name, or of a date in ISO or local
 * format; `group` is the id of a group, or `none`.
 */
export const savedDatesQuery = z.strictObject({
  search: optionalLine(100).default(''),
  group: rowId.optional(),
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

/** GET /user/export-registered-dates → every saved date, sorted by name. */
export const allSavedDatesAnswer = z.object({ items: z.array(savedDateSchema) })
