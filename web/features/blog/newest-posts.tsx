import { translations } from '@/base/words/translations'
import type { PostCard } from '@/server/cms/blog'
import styles from './post.module.css'
import { PostCardView } from './post-card'

/** The newest posts, on the home page. */
export function NewestPosts({ posts }: { posts: readonly PostCard[] }) {
  return (
    <ul className={`${styles.cards} ${styles.newest}`} aria-label={translations('blog')('newest')}>
      {posts.map((post) => (
        <li key={post.documentId}>
          <PostCardView item={post} level="h3" />
        </li>
      ))}
    </ul>
  )
}
