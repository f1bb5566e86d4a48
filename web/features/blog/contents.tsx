import { translations } from '@/base/words/translations'
import type { Heading } from './contents-of'
import styles from './post.module.css'

/** Contents of a longer post, with links to its parts. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length === 0) return null
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{translations('blog')('contents')}</h2>
      <ol className={styles.list}>
        {headings.map(({ anchor, words }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className={styles.link}>
              {words}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
