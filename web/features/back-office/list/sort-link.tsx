import { fill } from '@/base/text/fill'
import { fromStart, type ListAddress, linkInList } from './list-address'
import { ListLink } from './list-link'
import type { ListWords } from './list-words'

type SortLinkProps = {
  column: string
  label: string
  path: string
  address: ListAddress
  /** The current sort order. */
  sort: string
  words: ListWords['list']
}

/** How a list is sorted by a column, as a value of `aria-sort`. */
export function sortedBy(sort: string, column: string): 'ascending' | 'descending' | undefined {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : undefined
}

/** A column heading that sorts the list; a second click reverses the order. */
export function SortLink({ column, label, path, address, sort, words }: SortLinkProps) {
  const isUp = sort === column
  const href = linkInList(path, address, { ...fromStart, sort: isUp ? `-${column}` : column })
  const sortLabel = fill(isUp ? words.sortDown : words.sortUp, { column: label })
  const arrow = isUp ? ' ↑' : sort === `-${column}` ? ' ↓' : ''
  return (
    <ListLink href={href} aria-label={sortLabel}>
      {label + arrow}
    </ListLink>
  )
}
