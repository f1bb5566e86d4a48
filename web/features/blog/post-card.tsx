import { linkToPost } from '@/base/routing/links'
import { formatLongDate } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import type { PostCard } from '@/server/cms/blog'
import { partOf } from '@/server/preview/part'
import { Cover } from './cover'
import styles from './post-card.module.css'

type PostCardProps = {
  item: PostCard
  /** Below another heading. */
  level?: 'h2' | 'h3'
}

/** A post in a list: the whole card is clickable, through the link of its title. */
export function PostCardView({ item: post, level: Title = 'h2' }: PostCardProps) {
  const { slug, title, lead, category, postedOn } = post
  return (
    <article className={styles.card}>
      <Cover post={post} sizes="(min-width: 62.5rem) 22rem, (min-width: 40rem) 45vw, 92vw" />
      <div className={styles.words}>
        <p className={styles.about}>
          <span>{translations('blog')(`categories.${category}`)}</span>
          <time dateTime={postedOn}>{formatLongDate(postedOn)}</time>
        </p>
        <Title {...partOf(post, 'title')}>
          <a className={styles.link} href={linkToPost(slug)}>
            {title}
          </a>
        </Title>
        <p {...partOf(post, 'lead')}>{lead}</p>
      </div>
    </article>
  )
}
