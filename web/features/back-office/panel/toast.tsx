'use client'

import { useEffect, useState } from 'react'
import styles from './toast.module.css'

/** So long it is seen. */
const shownMs = 10_000

let place: ((text: string) => void) | undefined

/** Says what was done, wherever in the back office; an empty text takes back what was said before. */
export const showToast = (text: string) => place?.(text)

/**
 * Where it is said: beside the page and its panels, so that it is there and read out even when what was pressed is gone.
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
