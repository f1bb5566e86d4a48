'use client'

import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { type Choice, choicesOf } from './choices'
import styles from './find.module.css'
import type { FindWords } from './find-words'
import { FoundList, foundId } from './found-list'
import { useFound } from './use-found'

type FindBoxProps = { words: FindWords; onLeave: () => void }

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** A field with its results below it: arrows move, Enter, a click or a tap opens. */
export function FindBox({ words, onLeave }: FindBoxProps) {
  const [query, setQuery] = useState('')
  const [place, setPlace] = useState(0)
  /** The text for which Enter was pressed while its response was pending. */
  const [enteredQuery, setEnteredQuery] = useState<string>()
  const { found, failure, isWaiting } = useFound(query, words)
  const { push } = useRouter()
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const groups = choicesOf(query, found, words)
  // Results for an earlier text are shown, but cannot be chosen: they would open the wrong user.
  const choices = groups.flatMap((group) => (group.isKnown || !isWaiting ? group.choices : []))
  const current = choices[Math.min(place, choices.length - 1)]
  const awaited = enteredQuery === query && !isWaiting ? current?.href : undefined

  useEffect(() => {
    if (!awaited) return
    onLeave()
    push(awaited)
  }, [awaited, onLeave, push])

  const open = (href: string) => {
    onLeave()
    push(href)
  }
  const moveFrom = (choice: Choice, step: number) => {
    const place = (choices.indexOf(choice) + step + choices.length) % choices.length
    const next = choices[place] ?? choice
    setPlace(place)
    document.getElementById(foundId(id, next))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step && current) {
      event.preventDefault()
      moveFrom(current, step)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (current) open(current.href)
      else setEnteredQuery(query)
    }
  }
  const status = failure ?? (groups.length > 0 ? words.hint : isWaiting ? '' : words.nothing)

  return (
    <>
      <input
        type="search"
        role="combobox"
        className={styles.field}
        aria-label={words.label}
        aria-expanded={groups.length > 0}
        aria-controls={id}
        aria-activedescendant={current && foundId(id, current)}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={words.placeholder}
        maxLength={100}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setPlace(0)
          setEnteredQuery(undefined)
          list.current?.scrollTo({ top: 0 })
        }}
        onKeyDown={onKeyDown}
      />
      <FoundList
        {...{ id, groups, current }}
        ref={list}
        label={words.label}
        onMark={(choice) => {
          if (choices.includes(choice)) setPlace(choices.indexOf(choice))
        }}
        onOpen={open}
      />
      <p role="status" className={styles.status}>
        {status}
      </p>
    </>
  )
}
