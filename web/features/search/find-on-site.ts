import type { SearchAnswer } from '@krono/contract'
import { type SearchParams, valuesOf } from '@/base/routing/search-params'
import { type Asked, readAsked } from '@/features/listing/read-asked'
import { askOpenly } from '@/server/cms/ask-openly'
import { readToken } from '@/server/session/get-session'

export type Query = Awaited<SearchParams>

/** What somebody asks of the search; rubbish in the address asks for nothing. */
export const readQuestion = (query: Query = {}): Asked =>
  readAsked(valuesOf(query), { choices: {}, sorts: ['newest'] })

const nothing: SearchAnswer = { items: [], closeness: 'whole', total: 0, page: 1, pageSize: 1 }

/** What the cms finds, for whoever asks; a page beyond the last has nothing. Throws ContentError. */
export async function findOnSite({ q, page }: Asked): Promise<SearchAnswer> {
  const input = { q, page: String(page) }
  return (await askOpenly({ endpoint: 'search', input, token: await readToken() })) ?? nothing
}
