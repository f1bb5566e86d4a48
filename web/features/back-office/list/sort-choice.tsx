'use client'

import styles from './list.module.css'
import { useListState } from './use-list-state'

const names: readonly string[] = ['sort']

type SortChoiceProps = {
  /** Each order that the list knows. */
  options: readonly { value: string; label: string }[]
  /** How it is sorted now. */
  sort: string
  label: string
}

/** How the list is sorted, where its headings are not seen. */
export function SortChoice({ options, sort, label }: SortChoiceProps) {
  const { state, change } = useListState(names)
  return (
    <select
      className={styles.sort}
      aria-label={label}
      value={state.sort ?? sort}
      onChange={(event) => change({ sort: event.target.value })}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
