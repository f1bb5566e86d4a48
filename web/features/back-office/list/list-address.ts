import type { SearchParams } from '@/base/routing/search-params'
import { canFilter, columnsOf, type ListName, listShape } from '@/lib/contract/back-office/lists'

/** State of a list in its address. Unknown parameters are ignored; the cms validates the rest. */
export type ListAddress = {
  /** Search, sort, page size, cursor and filters, as parameters of the call. */
  asked: Readonly<Record<string, string>>
  /** Only filters, by column. */
  filters: Readonly<Record<string, string>>
  /** Visible columns; undefined: the default columns. */
  columns: string | undefined
  /** The row with the open panel. */
  panel: string | undefined
  /** Parameters of the page around the list. */
  preserved: Readonly<Record<string, string>>
}

/** Above the payments: the state of the shown incidents. */
const preservedKeys = ['incidents'] as const

const paging = ['search', 'sort', 'size', 'after', 'before'] as const

export async function readListAddress(
  list: ListName,
  searchParams: SearchParams,
): Promise<ListAddress> {
  const query = await searchParams
  const one = (name: string) => {
    const value = query[name]
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

/** The address of the same list with changed parameters; an undefined value removes one. */
export function linkInList(path: string, address: ListAddress, change: Change): string {
  const { asked, columns, panel, preserved } = address
  const all = Object.entries({ ...asked, columns, panel, ...preserved, ...change })
  const present = all.filter((entry): entry is [string, string] => !!entry[1])
  const search = new URLSearchParams(present).toString()
  return search ? `${path}?${search}` : path
}

/** Another view of the rows begins on the first page, without an open panel. */
export const fromStart = { after: undefined, before: undefined, panel: undefined } as const
