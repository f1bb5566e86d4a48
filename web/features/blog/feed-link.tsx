import { translations } from '@/base/words/translations'
import { feedPath } from './feed-path'
import styles from './post.module.css'

/** For readers of feeds. A file, which Next's router does not know. */
export function FeedLink() {
  return (
    <p className={styles.feed}>
      <a href={feedPath} className={styles.link}>
        {translations('blog')('feed')}
      </a>
    </p>
  )
}
