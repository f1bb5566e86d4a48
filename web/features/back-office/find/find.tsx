'use client'

import { useEffect, useRef, useState } from 'react'
import pill from '@/features/back-office/shell/pill.module.css'
import styles from './find.module.css'
import { FindBox } from './find-box'
import type { FindWords } from './find-words'

/** The button that opens the search of everything; so does Ctrl or ⌘ with K, wherever one is. */
export function Find({ words }: { words: FindWords }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const listening = new AbortController()
    addEventListener(
      'keydown',
      (event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        setOpen((was) => !was)
      },
      { signal: listening.signal },
    )
    return () => listening.abort()
  }, [])

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  return (
    <>
      <button
        type="button"
        className={`${pill.pill} ${styles.open}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        {words.open} <kbd aria-hidden>{words.keys}</kbd>
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={words.label}
        onClose={() => setOpen(false)}
      >
        {isOpen && <FindBox words={words} onLeave={() => setOpen(false)} />}
      </dialog>
    </>
  )
}
