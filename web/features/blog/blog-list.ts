import type { Metadata } from 'next'
import { translations } from '@/base/words/translations'
import type { List } from '@/features/listing/list'
import { listMetadata } from '@/features/listing/list-metadata'
import type { Query } from '@/features/listing/open-list'
import { blogCategories } from '@/lib/contract/blog'
import { getPosts, type PostCard } from '@/server/cms/blog'
import { feedPath } from './feed-path'
import { PostCardView } from './post-card'

const byDay = (a: PostCard, b: PostCard) => a.postedOn.localeCompare(b.postedOn)

/** The blog: newest first, filtered by category and search. */
export const blogList: List<PostCard> = {
  path: '/blog',
  words: 'blog',
  perPage: 9,
  load: getPosts,
  keyOf: ({ documentId }) => documentId,
  searched: { kind: 'post', documentIdOf: ({ documentId }) => documentId },
  choices: {
    category: {
      label: () => translations('blog')('category'),
      of: ({ category }) => ({
        value: category,
        name: translations('blog')(`categories.${category}`),
        order: blogCategories.indexOf(category),
      }),
    },
  },
  sorts: { newest: (a, b) => byDay(b, a), oldest: byDay },
  Card: PostCardView,
}

/** Metadata of the list's page, including the link to the feed. */
export async function blogMetadata(query?: Query): Promise<Metadata> {
  const metadata = await listMetadata(blogList, query)
  const types = { 'application/atom+xml': feedPath }
  return { ...metadata, alternates: { ...metadata.alternates, types } }
}
