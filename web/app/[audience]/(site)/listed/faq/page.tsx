import type { SearchParams } from '@/base/routing/search-params'
import { faqList } from '@/features/faq/faq-list'
import { FaqPage } from '@/features/faq/faq-page'
import { listMetadata } from '@/features/listing/list-metadata'

type Props = { searchParams: SearchParams }

export const generateMetadata = async ({ searchParams }: Props) =>
  listMetadata(faqList, await searchParams)

/** The FAQ for a request with list parameters. */
export default async function Page({ searchParams }: Props) {
  return <FaqPage query={await searchParams} />
}
