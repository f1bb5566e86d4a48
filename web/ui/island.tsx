'use client'

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

/** Events of a user; a crawler that only loads the page causes none. */
const userEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const

type IslandProps = {
  className?: string | undefined
  /** Static content until the island is loaded, and without JavaScript. */
  still: ReactNode
  /** Lazy: loaded after the first of these events, when the island is near the viewport. */
  children: ReactNode
}

/** A static drawing that becomes interactive after a user event when it is near the viewport. */
export function Island({ className, still, children }: IslandProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '25%' },
    )
    const look = () => {
      controller.abort()
      if (ref.current) observer.observe(ref.current)
    }
    for (const sign of userEvents) {
      addEventListener(sign, look, { passive: true, signal: controller.signal })
    }
    return () => {
      controller.abort()
      observer.disconnect()
    }
  }, [])
  return (
    <div ref={ref} className={className}>
      {isNear ? <Suspense fallback={still}>{children}</Suspense> : still}
    </div>
  )
}
