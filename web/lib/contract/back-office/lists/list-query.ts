import { z } from 'zod'
import { optionalLine } from '../../account-fields'
import { moneySchema } from '../../money'
import { canFilter, columnsOf, listNames } from './index'
import { isKeepable, longestFilter } from './list-filter'

/** Rows of a page. */
export const listSizes = [25, 50, 100] as const

const names = listNames.flatMap((name) =>
  columnsOf(name).flatMap(([column, shape]) => (canFilter(shape) ? [column] : [])),
)

const filter = z
  .string({ error: 'invalidField' })
  .max(longestFilter, { error: 'invalidField' })
  .refine(isKeepable, { error: 'invalidField' })
  .optional()
const filters: Record<string, typeof filter> = Object.fromEntries(
  names.map((name) => [name, filter]),
)
const words = optionalLine(100).default('')
const sort = z
  .string({ error: 'invalidField' })
  .max(31, { error: 'invalidField' })
  .regex(/^-?\w{1,30}$/, { error: 'invalidField' })
  .optional()
/** With the longest name in it, each of its characters of four bytes. */
const longestCursor = 1500
const cursor = z
  .string({ error: 'invalidField' })
  .max(longestCursor, { error: 'invalidField' })
  .optional()

/** What narrows a list: words and filters as they stand in an address. What a list does not know is refused there. */
export const listFilters = z.strictObject({ search: words, ...filters })

/**
 * GET /admin/lists/{id}?search=&sort=&size=&after=&before= and a filter for each column (`readFilter`) → a page of the
 * list, with how many there are in all. `after` and `before` are the ends of a page as the answer tells them; notFound
 * for no list, invalidField for what it does not have.
 */
export const listQuery = z.strictObject({
  search: words,
  sort,
  size: z
    .enum(listSizes.map(String) as [string, ...string[]], { error: 'invalidField' })
    .default(String(listSizes[0]))
    .transform(Number),
  after: cursor,
  before: cursor,
  ...filters,
})

/** GET /admin/lists/{id}/rows?search=&sort=&after= and filters → the next thousand, uncounted, for a table to take along. */
export const listRowsQuery = z.strictObject({ search: words, sort, after: cursor, ...filters })

const personCell = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  pictureUrl: z.string().nullable(),
})

/** By its column's kind: of money an amount for each currency, of an instant ISO 8601 with Z. */
const cell = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(moneySchema),
  personCell,
])

export const listRow = z.object({ id: z.string(), cells: z.record(z.string(), cell) })

export type ListRow = z.infer<typeof listRow>
export type ListCell = z.infer<typeof cell>

export const listAnswer = z.object({
  rows: z.array(listRow),
  /** How many there are, and how many of them are narrowed to. */
  all: z.number(),
  total: z.number(),
  /** How many come before these. */
  before: z.number(),
  /** Of the page before and of the next one; null where there is none. */
  previous: z.string().nullable(),
  next: z.string().nullable(),
})

export type ListAnswer = z.infer<typeof listAnswer>

export const listRowsAnswer = z.object({ rows: z.array(listRow), next: z.string().nullable() })
