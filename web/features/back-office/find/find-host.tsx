'use client'

import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { Dialog } from '@/ui/dialog/dialog'
import styles from './find.module.css'
import { FindBox } from './find-box'
import type { FindWords } from './find-words'

const Open = createContext<() => void>(() => undefined)

/** Opens the search; for a button of the page. */
export const useOpenFind = () => useContext(Open)

/** Around every screen of the back office: Ctrl or ⌘ with K opens the search. */
export function FindHost({ words, children }: { words: FindWords; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  const close = useCallback(() => setOpen(false), [])

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

  return (
    <Open value={open}>
      {children}
      {isOpen && (
        <Dialog label={words.label} className={styles.dialog} onClose={close}>
          <FindBox words={words} onLeave={close} />
        </Dialog>
      )}
    </Open>
  )
}
