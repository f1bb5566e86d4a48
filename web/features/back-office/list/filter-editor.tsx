'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/ui/button/button'
import { FilterFields, type FilterFieldsProps, type FilterFieldWords } from './filter-fields'
import styles from './menu.module.css'

export type FilterWords = FilterFieldWords & Record<'apply', string>

type EditorProps = FilterFieldsProps & {
  words: FilterWords
  onSet: (value: string) => void
}

/** Editor of one filter for its column's kind; an empty value removes the filter. */
export function FilterEditor({ filter, value, words, onSet }: EditorProps) {
  const form = useRef<HTMLFormElement>(null)
  // The pressed button has been removed.
  useEffect(() => {
    const first = form.current?.querySelector('input')
    const on = form.current?.querySelector<HTMLInputElement>('input:checked')
    ;(on ?? first)?.focus()
  }, [])
  return (
    <form
      ref={form}
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        onSet(readEditor(filter.kind, new FormData(event.currentTarget)))
      }}
    >
      <fieldset className={styles.fields}>
        <legend>{filter.label}</legend>
        <FilterFields filter={filter} value={value} words={words} />
      </fieldset>
      <Button type="submit">{words.apply}</Button>
    </form>
  )
}

/** The value of a filter's form, as in an address. */
export function readEditor(kind: string, data: FormData): string {
  const text = (name: string) => String(data.get(name) ?? '').trim()
  if (kind === 'choice') return data.getAll('option').map(String).join(',')
  if (kind === 'flag' || kind === 'text') return text('option')
  const preset = text('option')
  if (preset !== '' && preset !== 'own') return preset
  const [from, to] = [text('from'), text('to')]
  return from + to === '' ? '' : `${from}..${to}`
}
