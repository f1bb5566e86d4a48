'use client'

import type { ReactNode } from 'react'
import { boundText, countFormat } from '@/base/text/count-format'
import { fill } from '@/base/text/fill'
import { useLocal } from '@/ui/local/local'
import { handOn } from './hand-on'
import { useSelection } from './selection'
import styles from './table.module.css'

export type SelectionWords = Record<'selected' | 'selectAll' | 'allSelected' | 'unselect', string>

type SelectionBarProps = {
  total: number
  isTotalMinimum: boolean
  words: SelectionWords
  onAll: () => void
  children: ReactNode
}

/** The number of selected rows, a button to select all filtered rows, and the bulk actions. */
export function SelectionBar(props: SelectionBarProps) {
  const { total, isTotalMinimum, words, onAll, children } = props
  const { count, isAll, clear } = useSelection()
  const { format } = countFormat(useLocal().intl)
  const counts = { count: format(count), total: boundText(format(total), isTotalMinimum) }
  const isChosen = count > 0
  return (
    <div className={isChosen ? styles.bar : styles.idle} data-peers="button">
      <p role="status">{isChosen && fill(isAll ? words.allSelected : words.selected, counts)}</p>
      {isChosen && (
        <>
          {!isAll && count < total && (
            <button ref={handOn} type="button" className={styles.all} onClick={onAll}>
              {fill(words.selectAll, counts)}
            </button>
          )}
          <button
            type="button"
            className={styles.all}
            onClick={({ currentTarget }) => {
              // The button disappears with the bar; the rows stay.
              currentTarget
                .closest('section, main')
                ?.querySelector<HTMLElement>('[data-row]')
                ?.focus()
              clear()
            }}
          >
            {words.unselect}
          </button>
          <div className={styles.bulk}>{children}</div>
        </>
      )}
    </div>
  )
}
