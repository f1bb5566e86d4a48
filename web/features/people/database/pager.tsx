import Link from 'next/link'
import { fill } from '@/base/text/fill'
import { wordsOf } from '@/base/words/translations'
import type { SavedDatesQuery } from '@/lib/contract/saved-dates'
import { buttonClass } from '@/ui/button/button'
import { linkToView } from './address'
import styles from './pager.module.css'

/** The position in the list, and links to its other pages. */
export function Pager({ view, total }: { view: SavedDatesQuery; total: number }) {
  const words = wordsOf('database').pager
  const { page, pageSize } = view
  const from = (page - 1) * pageSize + 1
  const to = Math.min(page * pageSize, total)
  const link = (other: number, word: string) => (
    <Link
      className={buttonClass('quiet')}
      href={linkToView({ ...view, page: other })}
      prefetch={false}
    >
      {word}
    </Link>
  )
  return (
    <nav className={styles.pager} aria-label={words.label}>
      <p>{fill(words.position, { from, to, total })}</p>
      {page > 1 && link(page - 1, words.previous)}
      {to < total && link(page + 1, words.next)}
    </nav>
  )
}
