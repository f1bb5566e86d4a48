'use client'

import { debounce, throttle } from 'nuqs'
import { useEffect, useRef } from 'react'
import styles from './list.module.css'
import { useListState } from './use-list-state'

const none: readonly string[] = []

/** So long nothing more is typed before it is looked for. */
const pauseMs = 300

type SearchBoxProps = { value: string; label: string; hint: string }

/** Words to look for, as one types; Enter looks at once. */
export function SearchBox({ value, label, hint }: SearchBoxProps) {
  const { change } = useListState(none)
  const field = useRef<HTMLInputElement>(null)
  // All searches made in this field: their answers may arrive while the user types on.
  const asked = useRef(new Set([value]))
  // What is looked for otherwise, by a link, stands there too.
  useEffect(() => {
    if (asked.current.has(value) || !field.current) return
    asked.current = new Set([value])
    field.current.value = value
  }, [value])
  // Back to what was asked for before: the field follows.
  useEffect(() => {
    const clearAsked = () => asked.current.clear()
    addEventListener('popstate', clearAsked)
    return () => removeEventListener('popstate', clearAsked)
  }, [])
  function look(limitUrlUpdates: ReturnType<typeof debounce>) {
    const words = field.current?.value.trim() ?? ''
    asked.current.add(words)
    // One page of the history for all that was typed in a row.
    change({ search: words || null }, { limitUrlUpdates, history: 'replace' })
  }
  return (
    <search className={styles.searching}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          look(throttle(0))
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
          onChange={() => look(debounce(pauseMs))}
        />
      </form>
    </search>
  )
}
