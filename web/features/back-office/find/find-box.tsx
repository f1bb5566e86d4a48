'use client'

import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useId, useState } from 'react'
import { choicesOf } from './choices'
import styles from './find.module.css'
import type { FindWords } from './find-words'
import { useFound } from './use-found'

type FindBoxProps = { words: FindWords; onLeave: () => void }

/** A field with what it finds below it: arrows move, Enter opens, and a press or a tap does both. */
export function FindBox({ words, onLeave }: FindBoxProps) {
  const [query, setQuery] = useState('')
  const [place, setPlace] = useState(0)
  const { found, failure, isWaiting } = useFound(query, words)
  const router = useRouter()
  const id = useId()
  const groups = choicesOf(query, found, words)
  const choices = groups.flatMap((group) => group.choices)
  const current = Math.min(place, choices.length - 1)
  const idOf = (href: string) => `${id}${href}`

  const open = (href: string) => {
    onLeave()
    router.push(href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    const chosen = choices[current]
    if (step && choices.length > 0) {
      event.preventDefault()
      setPlace((current + step + choices.length) % choices.length)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      open(chosen.href)
    }
  }
  const told = failure ?? (choices.length > 0 ? words.hint : isWaiting ? '' : words.nothing)

  return (
    <>
      <input
        type="search"
        role="combobox"
        className={styles.field}
        aria-label={words.label}
        aria-expanded={choices.length > 0}
        aria-controls={id}
        aria-activedescendant={choices[current] && idOf(choices[current].href)}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={words.placeholder}
        maxLength={100}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setPlace(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label={words.label} className={styles.found}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset.
          <div key={group.name} role="group" aria-label={group.name}>
            <p aria-hidden>{group.name}</p>
            {group.choices.map(({ href, title, note }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
              <div
                key={href}
                id={idOf(href)}
                role="option"
                aria-selected={href === choices[current]?.href}
                onClick={() => open(href)}
                onPointerMove={() => setPlace(choices.findIndex((one) => one.href === href))}
              >
                <strong>{title}</strong> <small>{note}</small>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={styles.told}>
        {told}
      </p>
    </>
  )
}
