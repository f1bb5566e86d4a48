'use client'

import { type CSSProperties, useSyncExternalStore } from 'react'
import styles from './captions.module.css'

const key = 'plateCaptions'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Without storage the captions are shown each time. */
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

/** Target of a caption's line, in heights of the plate: to the right of its axis, and down. */
export type CaptionTarget = { '--x': number | string; '--y': number }

type CaptionsProps = {
  /** The texts, and the part of the drawing that each describes. */
  captions: readonly { text: string; to: CaptionTarget }[]
  closeLabel: string
}

/** Captions for width, disc and arc of the plate, until they are closed: then never again in this browser. */
export function Captions({ captions, closeLabel }: CaptionsProps) {
  if (!useSyncExternalStore(subscribe, isOpen, () => false)) return null
  return (
    <div className={styles.captions}>
      <ul>
        {captions.map(({ text, to }) => (
          <li key={text} style={to as CSSProperties}>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <button type="button" onClick={close}>
        {closeLabel}
      </button>
    </div>
  )
}
