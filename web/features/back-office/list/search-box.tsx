'use client'

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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Back to what was asked for before: the field follows.
  useEffect(() => {
    const reset = () => {
      clearTimeout(timer.current)
      asked.current.clear()
    }
    addEventListener('popstate', reset)
    return () => removeEventListener('popstate', reset)
  }, [])
  function look() {
    clearTimeout(timer.current)
    const words = field.current?.value.trim() ?? ''
    asked.current.add(words)
    // One page of the history for all that was typed in a row.
    change({ search: words || null }, { history: 'replace' })
  }
  // nuqs debounces each name of the address on its own: a busy browser would ask for the list twice.
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
