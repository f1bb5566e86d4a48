'use client'

import { type ReactNode, useLayoutEffect, useState } from 'react'
import styles from './banner.module.css'
import { rememberClosed, wasClosed } from './closed'
import { remainingOf, type Unit, units } from './remaining'

type BannerFrameProps = {
  /** End of the countdown, in milliseconds since 1970. */
  endsAt: number
  words: Record<Unit | 'label' | 'close', string>
  /** Writes the figures before the first paint. */
  firstDigits: ReactNode
  /** The server-rendered part: the text, and the line with the end date for screen readers. */
  children: ReactNode
}

/** A banner with a countdown. It disappears at its end, or when the user closes it. */
export function BannerFrame({ endsAt, words, firstDigits, children }: BannerFrameProps) {
  const [leftMs, setLeftMs] = useState<number>()
  const [isClosed, setClosed] = useState(false)

  // Before the paint, so that a closed banner does not flash after a client navigation.
  useLayoutEffect(() => {
    setClosed(wasClosed())
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const remainingMs = endsAt - Date.now()
      setLeftMs(remainingMs)
      if (remainingMs > 0) timer = setTimeout(tick, remainingMs % 1000 || 1000)
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
    // hideBannerScript may have set `hidden` before hydration.
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
