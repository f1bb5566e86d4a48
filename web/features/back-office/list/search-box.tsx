'use client'

import { useEffect, useRef } from 'react'
import styles from './list.module.css'
import { useListState } from './use-list-state'

const none: readonly string[] = []

/** Debounce: waits for the end of typing. */
const pauseMs = 300

type SearchBoxProps = { value: string; label: string; hint: string }

/** Search during typing; Enter searches immediately. */
export function SearchBox({ value, label, hint }: SearchBoxProps) {
  const { change } = useListState(none)
  const field = useRef<HTMLInputElement>(null)
  // All searches made in this field: their responses may arrive while the user is still typing.
  const searches = useRef(new Set([value]))
  // A search from a link replaces the text of the field.
  useEffect(() => {
    if (searches.current.has(value) || !field.current) return
    searches.current = new Set([value])
    field.current.value = value
  }, [value])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The field follows a navigation to an earlier search.
  useEffect(() => {
    const reset = () => {
      clearTimeout(timer.current)
      searches.current.clear()
    }
    addEventListener('popstate', reset)
    return () => removeEventListener('popstate', reset)
  }, [])
  function look() {
    clearTimeout(timer.current)
    const words = field.current?.value.trim() ?? ''
    searches.current.add(words)
    // Consecutive typing creates one history entry.
    change({ search: words || null }, { history: 'replace' })
  }
  // nuqs debounces each parameter separately: a busy browser would request the list twice.
  function lookLater() {
    clearTimeout(timer.current)
    timer.current = setTimeout(look, pauseMs)
  }
  return (
    <search className={styles.searching}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          look()
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
          onChange={lookLater}
        />
      </form>
    </search>
  )
}
