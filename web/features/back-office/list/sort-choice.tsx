'use client'

import styles from './list.module.css'
import { useListState } from './use-list-state'

const names: readonly string[] = ['sort']

type SortChoiceProps = {
  /** Each sort order of the list. */
  options: readonly { value: string; label: string }[]
  /** The current sort order. */
  sort: string
  label: string
}

/** Selects the sort order where the headings are hidden. */
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
