'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useHydrated } from '@/ui/form/use-hydrated'
import styles from './pop-up.module.css'

type PopUpProps = {
  label: ReactNode
  className: string | undefined
  /** Its button is at the right end of a line: the pop-up opens to the left. */
  isAtEnd?: true
  /** Its content; receives a function that closes it. */
  children: (close: () => void) => ReactNode
}

/** A pop-up below its button; Escape, and a click elsewhere, closes it. */
export function PopUp({ label, className, isAtEnd, children }: PopUpProps) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isReady = useHydrated()
  const id = useId()
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  useEffect(() => {
    if (!isOpen) return
    const leave = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    const byEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Keeps the panel behind it open.
      event.preventDefault()
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('keydown', byEscape, true)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('keydown', byEscape, true)
    }
  }, [isOpen])
  return (
    <div ref={box} className={styles.place}>
      <button
        ref={button}
        type="button"
        className={className}
        disabled={!isReady}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <div id={id} className={styles.panel} data-end={isAtEnd} hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  )
}
