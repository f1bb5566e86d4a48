import { columnsOf, type ListName } from '@/lib/contract/back-office/lists'
import type { ColumnShape } from '@/lib/contract/back-office/lists/list-shape'

/** Columns that can be shown, and which of them are: those that the address names, else those that the list begins with. */
export function shownColumns(list: ListName, wanted: string | undefined) {
  const all = columnsOf(list).filter(([, shape]) => !shape.isFilterOnly)
  const [first] = all
  const names = wanted === undefined ? undefined : new Set(wanted.split(','))
  const isShown = ([name, shape]: readonly [string, ColumnShape]) =>
    name === first?.[0] || (names ? names.has(name) : !shape.isHiddenFirst)
  return { all, shown: all.filter(isShown) }
}
