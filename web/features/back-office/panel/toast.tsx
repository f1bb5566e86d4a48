'use client'

import { useEffect, useState } from 'react'
import styles from './toast.module.css'

/** Display time. */
const shownMs = 10_000

let place: ((text: string) => void) | undefined

/** Shows a message anywhere in the back office; an empty text removes it. */
export const showToast = (text: string) => place?.(text)

/**
 * Live region for messages. Outside the page and its panels, so that it is announced even when the pressed element is
 * gone.
 */
export function Toast() {
  const [text, setText] = useState('')
  useEffect(() => {
    place = setText
    return () => {
      place = undefined
    }
  }, [])
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => setText(''), shownMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div role="status" className={styles.status}>
      {text && <p>{text}</p>}
    </div>
  )
}
