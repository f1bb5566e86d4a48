'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocal } from '@/ui/local/local'
import { subscribeDateText } from './date-text-channel'
import styles from './live-plate.module.css'
import type { Known } from './typed-date'

type LivePlateProps = {
  /** Date of the chart that the plate shows until a date is typed. */
  date: string
  /** Caption of the plate: for the example, and for each known part of a date. */
  words: Readonly<Record<Known | 'example', string>>
  children: ReactNode
}

/**
 * A plate that shows the typed date, part by part. The engine and the drawing code load with the first digit: until
 * then the page has only a listener.
 */
export function LivePlate({ date, words, children }: LivePlateProps) {
  const { order, intl } = useLocal()
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<{ known: Known; caption: string }>()

  useEffect(() => {
    let latest = ''
    return subscribeDateText(async (text) => {
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
