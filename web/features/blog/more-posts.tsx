import { linkToPost } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { getPosts, type Post, type PostCard } from '@/server/cms/blog'
import { neighboursOf, relatedTo } from './around'
import styles from './post.module.css'
import { PostCardView } from './post-card'

/** Links after a post: the one before, the one after, and related posts. */
export async function MorePosts({ post }: { post: Post }) {
  const t = translations('blog')
  const posts = await getPosts()
  const { newer, older } = neighboursOf(posts, post.slug)
  const related = relatedTo(posts, post)
  return (
    <>
      {(newer || older) && (
        <nav className={styles.neighbours} aria-label={t('neighbours')}>
          {older && <Neighbour rel="prev" label={t('older')} post={older} />}
          {newer && <Neighbour rel="next" label={t('newer')} post={newer} />}
        </nav>
      )}
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related">{t('related')}</h2>
          <ul className={styles.cards}>
            {related.map((one) => (
              <li key={one.documentId}>
                <PostCardView item={one} level="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

type NeighbourProps = { rel: 'prev' | 'next'; label: string; post: PostCard }

const Neighbour = ({ rel, label, post }: NeighbourProps) => (
  <a rel={rel} href={linkToPost(post.slug)}>
    <small>{label}</small>
    <span>{post.title}</span>
  </a>
)
