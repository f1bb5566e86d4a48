/**
 * A column of a list, or something by which it is narrowed alone (`isFilterOnly`). The kind says how its cells and its
 * filter are read; the SQL of it stands in the cms, the words in `admin.lists`.
 */
export type ColumnShape = {
  kind: 'text' | 'choice' | 'flag' | 'number' | 'money' | 'instant' | 'person'
  /** Of a choice: what there is to choose from. */
  of?: readonly string[]
  isFilterOnly?: true
  /** It is shown, and cannot be narrowed by. */
  isUnfiltered?: true
  isSortable?: true
  /** A choice that says how it goes with a row. */
  isState?: true
  /** An id of another system: to be copied, not read. */
  isId?: true
  /** Hidden until the column is chosen. */
  isHiddenFirst?: true
}

/** A list of the back office: what it is called stands beside it in `adminLists`. */
export type ListShape = {
  columns: Readonly<Record<string, ColumnShape>>
  /** A sortable column, falling with a `-` before it. */
  sort: string
  /** Initial filters by column, until others of these columns are chosen. */
  first?: Readonly<Record<string, string>>
  /** Words may be looked for in it. */
  isSearched?: true
}
