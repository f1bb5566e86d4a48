import type { SearchAnswer } from '@krono/contract'
import { translations } from '@/base/words/translations'
import styles from './search.module.css'

/** A search result: its kind, its link, and the matching text, with the words marked. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, without another key.
          isHit ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
        )}
      </p>
    </li>
  )
}
