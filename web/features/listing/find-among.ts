import { intl } from '@/base/text/language'
import type { Chosen, List, SortName } from './list'
import type { ListRequest } from './read-asked'

export type Choices = Readonly<Record<string, readonly Chosen[]>>

const inOrder = (a: Chosen, b: Chosen) =>
  (a.order ?? 0) - (b.order ?? 0) || a.name.localeCompare(b.name, intl)

/** The filter options of the entries; none if all entries are alike. */
export function choicesOf<Item>({ choices = {} }: List<Item>, items: readonly Item[]): Choices {
  const rows = Object.entries(choices).map(([name, { of }]) => {
    const found = new Map<string, Chosen>()
    for (const item of items) {
      const one = of(item)
      if (one && !found.has(one.value)) found.set(one.value, one)
    }
    return [name, found.size > 1 ? [...found.values()].sort(inOrder) : []] as const
  })
  return Object.fromEntries(rows)
}

export const sortsOf = <Item>({ sorts }: List<Item>) =>
  Object.keys(sorts) as [SortName, ...SortName[]]

export type Found<Item> = {
  items: readonly Item[]
  total: number
  /** From 1; a page beyond the last is the last. */
  page: number
  pages: number
}

/** The requested page of a list; `answering` are the search results of the cms, in a search. */
export function findAmong<Item>(
  list: List<Item>,
  items: readonly Item[],
  request: ListRequest,
  answering?: ReadonlySet<string>,
): Found<Item> {
  const has = (item: Item) =>
    !answering || !list.searched || answering.has(list.searched.documentIdOf(item))
  const isChosen = (item: Item) =>
    Object.entries(request.chosen).every(
      ([name, value]) => list.choices?.[name]?.of(item)?.value === value,
    )
  const all = items.filter((item) => isChosen(item) && has(item)).sort(list.sorts[request.sort])
  const pages = Math.max(1, Math.ceil(all.length / list.perPage))
  const page = Math.min(request.page, pages)
  const from = (page - 1) * list.perPage
  return { items: all.slice(from, from + list.perPage), total: all.length, page, pages }
}
