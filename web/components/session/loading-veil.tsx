'use client'

import { useEffect, useState } from 'react'
import styles from './loading-veil.module.css'
import { useSession } from './use-session'

/** Pages that are there for everybody, or where one signs in, wait for nobody (spec §2). */
const notOn = /^\/(blog|krono|login)(\/|$)/

/** An answer that comes sooner needs no excuse. */
const patienceMs = 250

/**
 * The loading screen of spec §2, as an overlay over content that is already there (decisions): seen only
 * while the session is not known yet, and fading for 700 ms. A quick answer lets it never appear.
 */
export function LoadingVeil({ title }: { title: string }) {
  const session = useSession()
  const [isOn, setOn] = useState(false)
  const isAsking = session.is === 'asking'

  useEffect(() => {
    if (!isAsking || notOn.test(location.pathname)) return
    const timer = setTimeout(() => setOn(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isAsking])

  if (!isOn) return null
  return (
    <div
      className={styles.veil}
      data-done={!isAsking}
      role={isAsking ? 'status' : undefined}
      aria-hidden={!isAsking}
      onAnimationEnd={() => isAsking || setOn(false)}
    >
      <svg viewBox="0 0 32 32" width="72" height="72" aria-hidden="true" className={styles.mark}>
        <path d="M14.6 4.5a11.5 11.5 0 1 0 0 23 15.5 15.5 0 0 1 0-23Z" fill="var(--moon)" />
        <path d="M17.4 7.6a8.4 8.4 0 0 1 0 16.8Z" fill="var(--sun)" />
        <path d="M16 1.5v29" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
      <p>{title}</p>
    </div>
  )
}
