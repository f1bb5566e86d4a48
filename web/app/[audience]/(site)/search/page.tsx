import { searchMetadata } from '@/features/search/search-metadata'
import { SearchPage } from '@/features/search/search-page'

export function generateStaticParams() {
  return []
}

export const generateMetadata = () => searchMetadata()

/** The search without a query. */
export default function Search() {
  return <SearchPage />
}
