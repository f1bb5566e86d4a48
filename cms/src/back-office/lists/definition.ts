import type { ListCell, ListFilter } from '@krono/contract'
import type { Core } from '@strapi/strapi'

export type Connection = Core.Strapi['db']['connection']
export type Query = ReturnType<Connection>

/** A row of the database, by column. */
export type Found = Readonly<Record<string, unknown>>

/** What a filter of a list's own does to the rows; `at` is now. */
type Narrowing = (rows: Query, filter: ListFilter, at: Date) => void

type ListColumn = {
  /** The column of the list's table by which it is sorted and narrowed. */
  on?: string
  /** It may be empty: of a rising order that comes first. */
  isNullable?: true
  /** Left out: what its kind says of `on` (`narrow`). */
  narrow?: Narrowing
}

/**
 * One list of the back office, over one table: `t` in its SQL. What may be seen, narrowed and sorted says the contract
 * (`adminLists`), how, this. What is shown comes of other tables only for the rows of a page.
 */
export type ListDefinition = {
  table: string
  /** The column that no two rows share, and every order ends with; also what a row is called. */
  key: string
  /** Whom it is about; left out: every row. */
  only?: (rows: Query, at: Date) => void
  /** The column with the folded words in which people look. */
  searched?: string
  /** Likewise, where that is no column of its own: narrows to rows that have a word. */
  search?: (rows: Query, connection: Connection, word: string) => void
  columns: Readonly<Record<string, ListColumn>>
  /** Joins and columns of what is shown. */
  show: (rows: Query) => Query
  cells: (row: Found, at: Date) => Readonly<Record<string, ListCell>>
}
