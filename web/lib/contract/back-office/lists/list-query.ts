import { z } from 'zod'
import { optionalLine } from '../../account-fields'
import { moneySchema } from '../../money'
import { canFilter, columnsOf, listNames } from './index'
import { isKeepable, longestFilter } from './list-filter'
import { listSizes } from './list-sizes'

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
/** For the longest name with four bytes per character. */
const longestCursor = 1500
const cursor = z
  .string({ error: 'invalidField' })
  .max(longestCursor, { error: 'invalidField' })
  .optional()

/** Search text and filters of a list as in its address. Filters that the list does not have are refused there. */
export const listFilters = z.strictObject({ search: words, ...filters })

/**
 * Without `size` a page has as many rows as the setting `adminListSize` says.
 *
 * GET /admin/lists/{id}?search=&sort=&size=&after=&before= and one filter per column (`readFilter`) → a page of the
 * list, with the total count. `after` and `before` are the cursors `next` and `previous` of a response. notFound for an
 * unknown list, invalidField for an unknown column.
 */
export const listQuery = z.strictObject({
  search: words,
  sort,
  size: z
    .enum(listSizes.map(String) as [string, ...string[]], { error: 'invalidField' })
    .transform(Number)
    .optional(),
  after: cursor,
  before: cursor,
  ...filters,
})

/** GET /admin/lists/{id}/rows?search=&sort=&after= and filters → the next 1000 rows without counts, for CSV export. */
export const listRowsQuery = z.strictObject({ search: words, sort, after: cursor, ...filters })

const personCell = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  pictureUrl: z.string().nullable(),
})

/** By the kind of the column: money has an amount for each currency, an instant is ISO 8601 with Z. */
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
  /** Number of rows in the list, and of rows that match the filters. */
  all: z.number(),
  total: z.number(),
  /** More rows match than are counted: `total` is `mostCounted`. */
  isTotalMinimum: z.boolean(),
  /** Number of rows before this page. */
  before: z.number(),
  /** Most rows of a page. */
  size: z.number(),
  /** Cursors of the previous and the next page; null where there is none. */
  previous: z.string().nullable(),
  next: z.string().nullable(),
})

export type ListAnswer = z.infer<typeof listAnswer>

export const listRowsAnswer = z.object({ rows: z.array(listRow), next: z.string().nullable() })
