import type { Metadata } from 'next'
import type { SearchParams } from '@/base/routing/search-params'
import { blogList, blogMetadata } from '@/features/blog/blog-list'
import { FeedLink } from '@/features/blog/feed-link'
import { ListPage } from '@/features/listing/list-page'

type Props = { searchParams: SearchParams }

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  blogMetadata(await searchParams)

/** /blog with parameters, rendered per request (decision routes-and-guards). */
export default async function ListedBlog({ searchParams }: Props) {
  return <ListPage list={blogList} query={await searchParams} after={<FeedLink />} />
}
