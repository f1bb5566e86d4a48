'use client'

import { useEffect, useState } from 'react'
import { isBelow } from '@/base/routing/is-below'
import { Mark } from '@/ui/page/mark'
import styles from './loading-veil.module.css'
import { useSession } from './use-session'

/** Public pages and the login do not wait for the session (spec §2). */
const excludedPaths = /^\/(blog|krono|login)(\/|$)/

type LoadingVeilProps = { title: string; drawnForOne: readonly string[] }

/** A faster response shows no overlay. */
const delayMs = 250

/**
 * The loading screen of spec §2, as an overlay over content that is already rendered: visible while the session is
 * unknown, then it fades out in 700 ms. With a quick response it never appears; nor on a page rendered per request
 * (`drawnForOne`), which contains the user's data.
 */
export function LoadingVeil({ title, drawnForOne }: LoadingVeilProps) {
  const session = useSession()
  const [isOn, setOn] = useState(false)
  const isAsking = session.is === 'asking'

  useEffect(() => {
    const { pathname } = location
    if (!isAsking || excludedPaths.test(pathname) || isBelow(pathname, drawnForOne)) return
    const timer = setTimeout(() => setOn(true), delayMs)
    return () => clearTimeout(timer)
  }, [isAsking, drawnForOne])

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
