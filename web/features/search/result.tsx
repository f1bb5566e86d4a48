import type { SearchAnswer } from '@krono/contract'
import { translations } from '@/base/words/translations'
import styles from './search.module.css'

/** What was found: what it is, where it leads, and the place with the words, which are marked. */
export function Result({ item }: { item: SearchAnswer['items'][number] }) {
  const t = translations('search')
  return (
    <li>
      <p className={styles.kind}>{t(`kinds.${item.kind}`)}</p>
      <h2>
        <a href={item.path}>{item.title}</a>
      </h2>
      <p>
        {item.excerpt.map(({ text, isHit }, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which have no other name.
          isHit ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
        )}
      </p>
    </li>
  )
}
