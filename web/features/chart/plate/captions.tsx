'use client'

import { useSyncExternalStore } from 'react'
import styles from './captions.module.css'

const key = 'plateCaptions'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A browser that keeps nothing shows them each time. */
function isOpen() {
  try {
    return localStorage.getItem(key) === null
  } catch {
    return true
  }
}

function close() {
  try {
    localStorage.setItem(key, 'closed')
  } catch {}
  for (const listener of listeners) listener()
}

type CaptionsProps = {
  /** What is said, and how far down, in hundredths of the plate. */
  captions: readonly { text: string; top: number }[]
  closeLabel: string
}

/** What width, disc and arc of the plate mean, until somebody closes them: then never again in this browser. */
export function Captions({ captions, closeLabel }: CaptionsProps) {
  if (!useSyncExternalStore(subscribe, isOpen, () => false)) return null
  return (
    <div className={styles.captions}>
      <ul>
        {captions.map(({ text, top }) => (
          <li key={text} style={{ top: `${top}%` }}>
            {text}
          </li>
        ))}
      </ul>
      <button type="button" onClick={close}>
        {closeLabel}
      </button>
    </div>
  )
}
