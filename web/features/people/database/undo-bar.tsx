'use client'

import { useEffect, useRef } from 'react'
import { fill } from '@/base/text/fill'
import { Button } from '@/ui/button/button'
import styles from './undo-bar.module.css'
import type { useUndo } from './use-undo'
import type { DatabaseWords } from './words'

type UndoBarProps = {
  undo: ReturnType<typeof useUndo>
  words: DatabaseWords['list']
  onUndo: () => void
  isBusy: boolean
}

/** Names the deleted person. The button receives the focus, since the pressed one is gone. */
export function UndoBar({ undo, words, onUndo, isBusy }: UndoBarProps) {
  const { person, pause } = undo
  const buttonRef = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (person) buttonRef.current?.focus()
  }, [person])
  return (
    <div
      className={styles.bar}
      hidden={!person}
      onPointerEnter={() => pause(true)}
      onPointerLeave={() => pause(false)}
    >
      <p role="status">{person && fill(words.deleted, { name: person.name })}</p>
      <Button
        ref={buttonRef}
        type="button"
        look="quiet"
        aria-disabled={isBusy}
        onFocus={(event) => pause(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => pause(false)}
        onClick={onUndo}
      >
        {words.undo}
      </Button>
    </div>
  )
}
