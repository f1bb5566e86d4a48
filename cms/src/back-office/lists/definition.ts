import type { ListCell, ListFilter } from '@krono/contract'
import type { Core } from '@strapi/strapi'

export type Connection = Core.Strapi['db']['connection']
export type Query = ReturnType<Connection>

/** A row of the database, by column. */
export type Found = Readonly<Record<string, unknown>>

/** How a list's own filter changes the query; `at` is now. */
type ApplyFilter = (rows: Query, filter: ListFilter, at: Date) => void

type ListColumn = {
  /** The column of the list's table for sorting and filtering. */
  on?: string
  /** The column is nullable: nulls come first in ascending order. */
  isNullable?: true
  /** Default: the filter of its kind on `on` (`applyFilter`). */
  applyFilter?: ApplyFilter
}

export type SearchStrategy = 'find' | 'ask'

/** How a list is searched if the searched text is in another table. */
export type ListSearch = {
  /** Narrows to rows that match all words: by looking up matching users, or, along an order, by testing each row. */
  applyFilter: (
    rows: Query,
    search: { connection: Connection; words: readonly string[]; strategy: SearchStrategy },
  ) => void
  /** How many rows match all words, without reading them; if the list supports it. */
  count?: (connection: Connection, words: readonly string[]) => Promise<number>
}

/**
 * One list of the back office over one table: `t` in its SQL. The contract (`adminLists`) defines what may be shown,
 * filtered and sorted; this defines how. Data of other tables is read only for the rows of a page.
 */
export type ListDefinition = {
  table: string
  /** A unique column that ends every order; also the row's id. */
  key: string
  /** Restricts the rows; default: every row. */
  only?: (rows: Query, at: Date) => void
  /** The column with the folded text that is searched. */
  searched?: string
  /** The same, if it is not a column of this table. */
  search?: ListSearch
  columns: Readonly<Record<string, ListColumn>>
  /** Joins and columns to show. */
  show: (rows: Query) => Query
  /** Adds data to the rows of a page that no join can compute. */
  addMore?: (strapi: Core.Strapi, rows: readonly Found[], at: Date) => Promise<Found[]>
  cells: (row: Found, at: Date) => Readonly<Record<string, ListCell>>
}
