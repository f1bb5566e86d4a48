'use client'

import { useEffect, useRef } from 'react'
import styles from './list.module.css'
import { useListState } from './use-list-state'

const none: readonly string[] = []

type SearchBoxProps = { value: string; label: string; hint: string }

/** Words to look for; Enter looks. */
export function SearchBox({ value, label, hint }: SearchBoxProps) {
  const { change } = useListState(none)
  const field = useRef<HTMLInputElement>(null)
  const known = useRef(value)
  // What is looked for otherwise, by Back or a link, stands there too; an answer to what was asked here comes while
  // somebody may type on.
  useEffect(() => {
    if (known.current === value || !field.current) return
    known.current = value
    field.current.value = value
  }, [value])
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          known.current = field.current?.value.trim() ?? ''
          change({ search: known.current || null })
        }}
      >
        <input
          ref={field}
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
