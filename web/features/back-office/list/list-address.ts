import type { SearchParams } from '@/base/routing/search-params'
import { canFilter, columnsOf, type ListName, listShape } from '@/lib/contract/back-office/lists'

/** What an address says of a list. What is none of its business is left out; the cms judges the rest. */
export type ListAddress = {
  /** Words, order, size, place and filters, as the cms takes them. */
  asked: Readonly<Record<string, string>>
  /** Filters alone, by column. */
  filters: Readonly<Record<string, string>>
  /** Columns that are shown; undefined: those that the list begins with. */
  columns: string | undefined
  /** The row that is open beside the list. */
  panel: string | undefined
  /** What says something of the page around the list, and nothing of the list. */
  preserved: Readonly<Record<string, string>>
}

/** Above the payments: which incidents are shown. */
const preservedKeys = ['incidents'] as const

const paging = ['search', 'sort', 'size', 'after', 'before'] as const

export async function readListAddress(
  list: ListName,
  searchParams: SearchParams,
): Promise<ListAddress> {
  const given = await searchParams
  const one = (name: string) => {
    const value = given[name]
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : []
  }
  const filterable = columnsOf(list).flatMap(([name, shape]) => (canFilter(shape) ? [name] : []))
  const filters = { ...listShape(list).first, ...Object.fromEntries(filterable.flatMap(one)) }
  return {
    asked: { ...Object.fromEntries(paging.flatMap(one)), ...filters },
    filters,
    columns: one('columns')[0]?.[1],
    panel: one('panel')[0]?.[1],
    preserved: Object.fromEntries(preservedKeys.flatMap(one)),
  }
}

type Change = Readonly<Record<string, string | undefined>>

/** The address of the same list with something else; an undefined value leaves it out. */
export function linkInList(path: string, address: ListAddress, change: Change): string {
  const { asked, columns, panel, preserved } = address
  const all = Object.entries({ ...asked, columns, panel, ...preserved, ...change })
  const present = all.filter((entry): entry is [string, string] => !!entry[1])
  const search = new URLSearchParams(present).toString()
  return search ? `${path}?${search}` : path
}

/** Another view of the rows begins at its beginning, with nothing open. */
export const fromStart = { after: undefined, before: undefined, panel: undefined } as const
