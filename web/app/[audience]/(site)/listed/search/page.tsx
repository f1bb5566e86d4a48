import type { SearchParams } from '@/base/routing/search-params'
import { searchMetadata } from '@/features/search/search-metadata'
import { SearchPage } from '@/features/search/search-page'

type Props = { searchParams: SearchParams }

export const generateMetadata = async ({ searchParams }: Props) =>
  searchMetadata(await searchParams)

/** The search with a query, rendered per request (decision routes-and-guards). */
export default async function ListedSearch({ searchParams }: Props) {
  return <SearchPage query={await searchParams} />
}
