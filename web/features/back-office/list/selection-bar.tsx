'use client'

import type { ReactNode } from 'react'
import { fill } from '@/base/text/fill'
import { useSelection } from './selection'
import styles from './table.module.css'

export type SelectionWords = Record<'selected' | 'selectAll' | 'allSelected' | 'unselect', string>

type SelectionBarProps = {
  total: number
  words: SelectionWords
  onAll: () => void
  children: ReactNode
}

/** How many are chosen, the way to all that the list is narrowed to, and what can be done with them. */
export function SelectionBar({ total, words, onAll, children }: SelectionBarProps) {
  const { count, isAll, clear } = useSelection()
  return (
    <div className={styles.bar}>
      <p role="status">
        {fill(isAll ? words.allSelected : words.selected, {
          count: String(count),
          total: String(total),
        })}
      </p>
      {!isAll && count < total && (
        <button type="button" className={styles.all} onClick={onAll}>
          {fill(words.selectAll, { total: String(total) })}
        </button>
      )}
      <button type="button" className={styles.all} onClick={clear}>
        {words.unselect}
      </button>
      <div className={styles.bulk}>{children}</div>
    </div>
  )
}
