'use client'

import { type ReactNode, useLayoutEffect, useState } from 'react'
import styles from './banner.module.css'
import { rememberClosed, wasClosed } from './closed'
import { remainingOf, type Unit, units } from './remaining'

type BannerFrameProps = {
  /** Instant in milliseconds. */
  endsAt: number
  words: Record<Unit | 'label' | 'close', string>
  /** Writes the figures before the first paint. */
  firstDigits: ReactNode
  /** The server-rendered part: the words, and the line with the end for screen readers. */
  children: ReactNode
}

/** A banner that counts to its end each second and is gone then, or when its reader closes it. */
export function BannerFrame({ endsAt, words, firstDigits, children }: BannerFrameProps) {
  const [leftMs, setLeftMs] = useState<number>()
  const [isClosed, setClosed] = useState(false)

  // Before the paint: a banner that a click on a link brings along must not flash up.
  useLayoutEffect(() => {
    setClosed(wasClosed())
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const left = endsAt - Date.now()
      setLeftMs(left)
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [endsAt])

  if (isClosed || (leftMs !== undefined && leftMs <= 0)) return null
  const figures = leftMs === undefined ? [] : remainingOf(leftMs)
  const close = () => {
    rememberClosed()
    setClosed(true)
  }
  return (
    // The script in it may have hidden it before React came.
    <aside
      className={styles.banner}
      aria-label={words.label}
      data-end={endsAt}
      suppressHydrationWarning
    >
      {children}
      <div className={styles.clock} aria-hidden="true">
        {units.map((unit, index) => (
          <span key={unit}>
            <b suppressHydrationWarning>{figures[index] ?? '\u2007'}</b> <span>{words[unit]}</span>
          </span>
        ))}
      </div>
      {firstDigits}
      <button type="button" className={styles.close} aria-label={words.close} onClick={close} />
    </aside>
  )
}
