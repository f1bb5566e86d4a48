import type { ItemKind } from '../../item-keys'
import type { AdminArea } from '../roles'

/**
 * A column of a list, or only a filter (`isFilterOnly`). The kind defines how cells are formatted and filters parsed;
 * the SQL is in the cms, the labels are in `admin.lists`.
 */
export type ColumnShape = {
  kind: 'text' | 'choice' | 'flag' | 'number' | 'money' | 'instant' | 'person'
  /** Options of a choice. */
  of?: readonly string[]
  /** Further options: every course or e-book, by its product key. An option of `of` with such a name means all of them. */
  items?: readonly ItemKind[]
  isFilterOnly?: true
  /** The page around the list sets this filter: it is neither offered nor shown. */
  isFixed?: true
  /** The column is shown and has no filter. */
  isUnfiltered?: true
  isSortable?: true
  /** A choice that is the row's state. */
  isState?: true
  /** An id in another system: for copying, not for reading. */
  isId?: true
  /** Hidden until the user selects the column. */
  isHiddenFirst?: true
}

/** A list of the back office; its name is its key in `adminLists`. */
export type ListShape = {
  /** What it shows: only roles that may use this area see it. */
  area: AdminArea
  columns: Readonly<Record<string, ColumnShape>>
  /** Initial sort column; a leading `-` sorts descending. */
  sort: string
  /** Initial filters by column, in effect until one of these columns is filtered. */
  first?: Readonly<Record<string, string>>
  /** The list has a search field. */
  isSearched?: true
}
