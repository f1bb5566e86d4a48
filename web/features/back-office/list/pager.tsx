import { boundText } from '@/base/text/count-format'
import { fill } from '@/base/text/fill'
import { formatCount } from '@/base/text/format'
import pill from '@/features/back-office/shell/pill.module.css'
import type { ListAnswer } from '@/lib/contract/back-office/lists/list-query'
import { listSizes } from '@/lib/contract/back-office/lists/list-sizes'
import styles from './list.module.css'
import { type ListAddress, linkInList } from './list-address'
import { ListLink } from './list-link'
import type { ListWords } from './list-words'

type PagerProps = {
  path: string
  address: ListAddress
  found: ListAnswer
  words: ListWords['list']
}

/** Previous and next page, and the page size. */
export function Pager({ path, address, found, words }: PagerProps) {
  const { rows, before, total, isTotalMinimum, previous, next, size } = found
  const link = (change: Record<string, string | undefined>) =>
    linkInList(path, address, { after: undefined, before: undefined, panel: undefined, ...change })
  return (
    <nav className={styles.pager} aria-label={words.pages} data-peers="a[rel]">
      <p>
        {fill(words.range, {
          from: formatCount(before + 1),
          to: formatCount(before + rows.length),
          total: boundText(formatCount(total), isTotalMinimum),
        })}
      </p>
      {previous && (
        <ListLink isLeaving className={pill.pill} href={link({ before: previous })} rel="prev">
          ‹ {words.previous}
        </ListLink>
      )}
      {next && (
        <ListLink isLeaving className={pill.pill} href={link({ after: next })} rel="next">
          {words.next} ›
        </ListLink>
      )}
      <p className={styles.sizes}>
        {words.size}
        {listSizes.map((one) => (
          <ListLink
            key={one}
            href={link({ size: String(one) })}
            aria-current={one === size ? 'true' : undefined}
          >
            {one}
          </ListLink>
        ))}
      </p>
    </nav>
  )
}
