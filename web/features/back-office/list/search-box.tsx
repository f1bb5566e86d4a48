'use client'

import styles from './list.module.css'
import { useListState } from './use-list-state'

const none: readonly string[] = []

type SearchBoxProps = { value: string; label: string; hint: string }

/** Words to look for; Enter looks. */
export function SearchBox({ value, label, hint }: SearchBoxProps) {
  const { change } = useListState(none)
  return (
    <search>
      <form
        key={value}
        onSubmit={(event) => {
          event.preventDefault()
          const words = new FormData(event.currentTarget).get('search')
          change({ search: typeof words === 'string' && words.trim() ? words.trim() : null })
        }}
      >
        <input
          type="search"
          name="search"
          className={styles.search}
          aria-label={label}
          placeholder={hint}
          defaultValue={value}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
        />
      </form>
    </search>
  )
}
