import type { PostCard } from '@/server/cms/blog'

type Ordered = Pick<PostCard, 'slug' | 'category' | 'postedOn'>

/** @param posts newest first */
export function neighboursOf<Post extends Ordered>(posts: readonly Post[], slug: string) {
  const place = posts.findIndex((post) => post.slug === slug)
  if (place < 0) return { newer: undefined, older: undefined }
  return { newer: posts[place - 1], older: posts[place + 1] }
}

const most = 3

/** Related posts: of the same category first, then the nearest in time; the neighbours have their own links. */
export function relatedTo<Post extends Ordered>(
  posts: readonly Post[],
  { slug, category, postedOn }: Ordered,
): Post[] {
  const { newer, older } = neighboursOf(posts, slug)
  const far = (post: Post) => Math.abs(Date.parse(post.postedOn) - Date.parse(postedOn))
  const isOther = (post: Post) => Number(post.category !== category)
  return posts
    .filter((post) => post.slug !== slug && post !== newer && post !== older)
    .toSorted((a, b) => isOther(a) - isOther(b) || far(a) - far(b))
    .slice(0, most)
}
