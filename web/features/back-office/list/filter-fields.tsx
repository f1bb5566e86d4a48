'use client'

import { type Ref, useId, useRef } from 'react'
import type { Filterable } from './filterable'
import styles from './menu.module.css'
import { type NearPreset, nearPresets } from './near-presets'

export type FilterFieldWords = Record<
  'from' | 'to' | 'yes' | 'no' | 'none' | NearPreset | 'span' | 'ownDays' | 'contains',
  string
>

export type FilterFieldsProps = { filter: Filterable; value: string; words: FilterFieldWords }

const near = [...nearPresets, 'none'] as const

/** Fields for a column's kind: options, yes or no, a text, days or numbers. */
export function FilterFields({ filter, value, words }: FilterFieldsProps) {
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
        <span>{words.contains}</span>
        <input name="option" defaultValue={value} maxLength={100} />
      </label>
    )
  if (kind === 'instant') return <Days value={value} words={words} />
  return <Ends value={value} words={words} type="number" />
}

function Days({ value, words }: { value: string; words: FilterFieldWords }) {
  const isOwn = value.includes('..')
  const own = useRef<HTMLInputElement>(null)
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
      <Tick ref={own} type="radio" value="own" label={words.ownDays} isOn={isOwn} />
      <Ends
        value={isOwn ? value : ''}
        words={words}
        type="date"
        // Typing a day selects the custom period, whatever was selected above.
        onType={() => {
          if (own.current) own.current.checked = true
        }}
      />
    </>
  )
}

type EndsProps = {
  value: string
  words: FilterFieldWords
  type: 'date' | 'number'
  onType?: () => void
}

function Ends({ value, words, type, onType }: EndsProps) {
  const [from = '', to = from] = value.split('..')
  return (
    <div className={styles.ends} onInput={onType}>
      {(
        [
          ['from', from],
          ['to', to],
        ] as const
      ).map(([name, end]) => (
        <label key={name} className={styles.end}>
          <span>{words[name]}</span>
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

type TickProps = {
  type: 'checkbox' | 'radio'
  value: string
  label: string
  isOn: boolean
  ref?: Ref<HTMLInputElement>
}

function Tick({ type, value, label, isOn, ref }: TickProps) {
  const id = useId()
  return (
    <span className={styles.tick}>
      <input ref={ref} id={id} type={type} name="option" value={value} defaultChecked={isOn} />
      <label htmlFor={id}>{label}</label>
    </span>
  )
}
