import { columnsOf, type ListName } from '@/lib/contract/back-office/lists'
import type { ColumnShape } from '@/lib/contract/back-office/lists/list-shape'

/** All columns and the visible ones: those in the address, else the default columns. */
export function shownColumns(list: ListName, requested: string | undefined) {
  const all = columnsOf(list).filter(([, shape]) => !shape.isFilterOnly)
  const [first] = all
  const names = requested === undefined ? undefined : new Set(requested.split(','))
  const isShown = ([name, shape]: readonly [string, ColumnShape]) =>
    name === first?.[0] || (names ? names.has(name) : !shape.isHiddenFirst)
  return { all, shown: all.filter(isShown) }
}
