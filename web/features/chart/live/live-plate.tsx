'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocal } from '@/ui/local/local'
import styles from './live-plate.module.css'
import { hearText } from './told-text'
import type { Known } from './typed-date'

type LivePlateProps = {
  /** Whose chart the plate shows until somebody types. */
  date: string
  /** Under the plate: of the example, and of a date by what is known of it. */
  words: Readonly<Record<Known | 'example', string>>
  children: ReactNode
}

/**
 * A plate that becomes the date that somebody types, part by part. The engine and what draws come with the first
 * digit: until then the page pays for a listener.
 */
export function LivePlate({ date, words, children }: LivePlateProps) {
  const { order, intl } = useLocal()
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<{ known: Known; caption: string }>()

  useEffect(() => {
    let latest = ''
    return hearText(async (text) => {
      latest = text
      const { showTyped } = await import('./show-typed')
      const drawing = place.current?.querySelector('svg')
      if (!drawing || text !== latest) return
      const next = showTyped(drawing, text, { order, intl, words, example: date })
      if (next) setShown(next)
    })
  }, [date, intl, order, words])

  return (
    <div className={styles.live} data-known={shown?.known ?? 'all'} ref={place}>
      {children}
      <p className={styles.caption}>{shown?.caption ?? words.example}</p>
    </div>
  )
}
