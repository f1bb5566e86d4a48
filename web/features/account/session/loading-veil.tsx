'use client'

import { useEffect, useState } from 'react'
import { Mark } from '@/ui/page/mark'
import styles from './loading-veil.module.css'
import { useSession } from './use-session'

/** Pages that are there for everybody, or where one signs in, wait for nobody (spec §2). */
const notOn = /^\/(blog|krono|login)(\/|$)/

/** An answer that comes sooner needs no excuse. */
const patienceMs = 250

/**
 * The loading screen of spec §2, as an overlay over content that is already there (decision 42): seen only
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
      <span className={styles.mark}>
        <Mark size={72} />
      </span>
      <p>{title}</p>
    </div>
  )
}
