import { type SearchParams, valuesOf } from '@/base/routing/search-params'
import { askForWords } from './ask-for-words'
import { choicesOf, findAmong, sortsOf } from './find-among'
import type { List } from './list'
import { type Asked, addressOf, readAsked } from './read-asked'

/** The query of an address, from Next; none for a static page. */
export type Query = Awaited<SearchParams>

/** The content of a list at an address, and a function for its links. */
export async function openList<Item>(list: List<Item>, query: Query = {}) {
  const items = await list.load()
  const choices = choicesOf(list, items)
  const sorts = sortsOf(list)
  const wanted = readAsked(valuesOf(query), { choices, sorts })
  const asked: Asked = { ...wanted, q: list.searched ? wanted.q : '' }
  const found = findAmong(list, items, asked, await askForWords(list, asked.q))
  const here = { ...asked, page: found.page }
  return {
    ...found,
    isEmpty: items.length === 0,
    choices,
    sorts,
    asked: here,
    /** The address of the same list with changed parameters. */
    linkTo: (change: Partial<Asked> = {}) => addressOf(list.path, { ...here, ...change }, sorts[0]),
  }
}

export type OpenList<Item> = Awaited<ReturnType<typeof openList<Item>>>

/** Whether a search or a filter applies. */
export const isFiltered = ({ q, chosen }: Asked) => q !== '' || Object.keys(chosen).length > 0
