import { type SearchParams, valuesOf } from '@/base/routing/search-params'
import { askForWords } from './ask-for-words'
import { choicesOf, findAmong, sortsOf } from './find-among'
import type { List } from './list'
import { addressOf, type ListRequest, readAsked } from './read-asked'

/** The query of an address, from Next; none for a static page. */
export type Query = Awaited<SearchParams>

/** The content of a list at an address, and a function for its links. */
export async function openList<Item>(list: List<Item>, query: Query = {}) {
  const items = await list.load()
  const choices = choicesOf(list, items)
  const sorts = sortsOf(list)
  const wanted = readAsked(valuesOf(query), { choices, sorts })
  const request: ListRequest = { ...wanted, q: list.searched ? wanted.q : '' }
  const found = findAmong(list, items, request, await askForWords(list, request.q))
  const here = { ...request, page: found.page }
  return {
    ...found,
    isEmpty: items.length === 0,
    choices,
    sorts,
    request: here,
    /** The address of the same list with changed parameters. */
    linkTo: (change: Partial<ListRequest> = {}) =>
      addressOf(list.path, { ...here, ...change }, sorts[0]),
  }
}

export type OpenList<Item> = Awaited<ReturnType<typeof openList<Item>>>

/** Whether a search or a filter applies. */
export const isFiltered = ({ q, chosen }: ListRequest) => q !== '' || Object.keys(chosen).length > 0
