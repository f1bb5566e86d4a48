import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import { wordsOf } from '@/base/words/translations'
import type { SavedDatesQuery } from '@/lib/contract/saved-dates'
import styles from './database.module.css'

/** Shown in place of an empty list: no saved dates yet, or no match for the search. */
export function EmptyDatabase({ view }: { view: SavedDatesQuery }) {
  const words = wordsOf('database').nobody
  const isSearch = view.search !== '' || view.group !== undefined
  if (!isSearch) {
    return (
      <div className={styles.nobody}>
        <h2>{words.emptyTitle}</h2>
        <p>{words.emptyLead}</p>
        <p>{words.emptyWays}</p>
      </div>
    )
  }
  return (
    <div className={styles.nobody}>
      <h2>{words.noHitTitle}</h2>
      <p>{words.noHitLead}</p>
      <p>
        <Link href={linkTo('myDatabase')}>{words.showAll}</Link>
      </p>
    </div>
  )
}
