'use client'

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

/** Events of a person who reads the page, as against a crawler that only loads it. */
const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const

type IslandProps = {
  className?: string | undefined
  /** What stands there until then, and for who has no JavaScript. */
  still: ReactNode
  /** Lazy: loaded after the first of these events, when the island is near the viewport. */
  children: ReactNode
}

/** A static drawing that becomes interactive when it is near the viewport. */
export function Island({ className, still, children }: IslandProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '25%' },
    )
    const look = () => {
      leaving.abort()
      if (ref.current) sight.observe(ref.current)
    }
    for (const sign of signsOfLife) {
      addEventListener(sign, look, { passive: true, signal: leaving.signal })
    }
    return () => {
      leaving.abort()
      sight.disconnect()
    }
  }, [])
  return (
    <div ref={ref} className={className}>
      {isNear ? <Suspense fallback={still}>{children}</Suspense> : still}
    </div>
  )
}
