'use client'

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import styles from './find.module.css'
import { FindBox } from './find-box'
import type { FindWords } from './find-words'

const Open = createContext<() => void>(() => undefined)

/** What opens the search of everything; for a button of the page. */
export const useOpenFind = () => useContext(Open)

/** Around every screen of the back office: Ctrl or ⌘ with K opens the search of everything, wherever one is. */
export function FindHost({ words, children }: { words: FindWords; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
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

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  return (
    <Open value={open}>
      {children}
      <dialog ref={dialog} className={styles.dialog} aria-label={words.label} onClose={close}>
        {isOpen && <FindBox words={words} onLeave={close} />}
      </dialog>
    </Open>
  )
}
