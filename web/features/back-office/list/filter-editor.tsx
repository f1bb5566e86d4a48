'use client'

import { useId } from 'react'
import { Button } from '@/ui/button/button'
import type { Filterable } from './filterable'
import styles from './list.module.css'
import { type NearPreset, nearPresets } from './near-presets'

export type FilterWords = Record<
  'apply' | 'from' | 'to' | 'yes' | 'no' | 'none' | NearPreset | 'span' | 'ownDays' | 'contains',
  string
>

type EditorProps = {
  filter: Filterable
  value: string
  words: FilterWords
  onSet: (value: string) => void
}

const near = [...nearPresets, 'none'] as const

/** One filter, as its column's kind wants it; empty it is none. */
export function FilterEditor({ filter, value, words, onSet }: EditorProps) {
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        onSet(readEditor(filter.kind, new FormData(event.currentTarget)))
      }}
    >
      <fieldset className={styles.fields}>
        <legend>{filter.label}</legend>
        <Fields filter={filter} value={value} words={words} />
      </fieldset>
      <Button type="submit">{words.apply}</Button>
    </form>
  )
}

/** What a form of a filter says, as it stands in an address. */
export function readEditor(kind: string, data: FormData): string {
  const text = (name: string) => String(data.get(name) ?? '').trim()
  if (kind === 'choice') return data.getAll('option').map(String).join(',')
  if (kind === 'flag' || kind === 'text') return text('option')
  const preset = text('option')
  if (preset !== '' && preset !== 'own') return preset
  const [from, to] = [text('from'), text('to')]
  return from + to === '' ? '' : `${from}..${to}`
}

function Fields({ filter, value, words }: Omit<EditorProps, 'onSet'>) {
  const { kind, options } = filter
  if (kind === 'choice') {
    const chosen = new Set(value.split(','))
    return options.map((option) => (
      <Tick key={option.value} type="checkbox" {...option} isOn={chosen.has(option.value)} />
    ))
  }
  if (kind === 'flag')
    return ['yes' as const, 'no' as const].map((option) => (
      <Tick
        key={option}
        type="radio"
        value={option}
        label={words[option]}
        isOn={value === option}
      />
    ))
  if (kind === 'text')
    return (
      <label className={styles.end}>
        {words.contains}
        <input name="option" defaultValue={value} maxLength={100} />
      </label>
    )
  if (kind === 'instant') return <Days value={value} words={words} />
  return <Ends value={value} words={words} type="number" />
}

function Days({ value, words }: { value: string; words: FilterWords }) {
  const isOwn = value.includes('..')
  return (
    <>
      {near.map((preset) => (
        <Tick
          key={preset}
          type="radio"
          value={preset}
          label={words[preset]}
          isOn={value === preset}
        />
      ))}
      <Tick type="radio" value="own" label={words.ownDays} isOn={isOwn} />
      <Ends value={isOwn ? value : ''} words={words} type="date" />
    </>
  )
}

function Ends({
  value,
  words,
  type,
}: {
  value: string
  words: FilterWords
  type: 'date' | 'number'
}) {
  const [from = '', to = from] = value.split('..')
  return (
    <div className={styles.ends}>
      {(
        [
          ['from', from],
          ['to', to],
        ] as const
      ).map(([name, end]) => (
        <label key={name} className={styles.end}>
          {words[name]}
          <input
            type={type}
            name={name}
            defaultValue={end}
            min={type === 'number' ? 0 : undefined}
          />
        </label>
      ))}
    </div>
  )
}

type TickProps = { type: 'checkbox' | 'radio'; value: string; label: string; isOn: boolean }

function Tick({ type, value, label, isOn }: TickProps) {
  const id = useId()
  return (
    <span className={styles.tick}>
      <input id={id} type={type} name="option" value={value} defaultChecked={isOn} />
      <label htmlFor={id}>{label}</label>
    </span>
  )
}
