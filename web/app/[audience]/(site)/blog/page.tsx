import type { Metadata } from 'next'
import { blogList, blogMetadata } from '@/features/blog/blog-list'
import { FeedLink } from '@/features/blog/feed-link'
import { ListPage } from '@/features/listing/list-page'

// Rendered at the first request; requests with list parameters are rewritten to `listed/blog`.
export function generateStaticParams() {
  return []
}

export const generateMetadata = (): Promise<Metadata> => blogMetadata()

/** All posts (spec §2: category, newest or oldest, search). */
export default function Blog() {
  return <ListPage list={blogList} after={<FeedLink />} />
}
