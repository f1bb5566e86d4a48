import type { SearchAnswer } from '@krono/contract'
import { type SearchParams, valuesOf } from '@/base/routing/search-params'
import { type ListRequest, readAsked } from '@/features/listing/read-asked'
import { askOpenly } from '@/server/cms/ask-openly'
import { readToken } from '@/server/session/get-session'

export type Query = Awaited<SearchParams>

/** The request of the search; invalid parameters are ignored. */
export const readQuestion = (query: Query = {}): ListRequest =>
  readAsked(valuesOf(query), { choices: {}, sorts: ['newest'] })

const nothing: SearchAnswer = { items: [], closeness: 'whole', total: 0, page: 1, pageSize: 1 }

/** The matches that the cms finds for the caller; a page beyond the last is empty. Throws ContentError. */
export async function findOnSite({ q, page }: ListRequest): Promise<SearchAnswer> {
  const input = { q, page: String(page) }
  return (await askOpenly({ endpoint: 'search', input, token: await readToken() })) ?? nothing
}
