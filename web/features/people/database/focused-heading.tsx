'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of what has taken another's place: who reads by ear or by keyboard begins there. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => headingRef.current?.focus(), [])
  return (
    <h2 ref={headingRef} tabIndex={-1}>
      {children}
    </h2>
  )
}
