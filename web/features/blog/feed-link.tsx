import { translations } from '@/base/words/translations'
import { feedPath } from './feed-path'
import styles from './post.module.css'

/** Link for feed readers. A plain link: the router does not know the file. */
export function FeedLink() {
  return (
    <p className={styles.feed}>
      <a href={feedPath} className={styles.link}>
        {translations('blog')('feed')}
      </a>
    </p>
  )
}
