'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** A heading that receives the focus when its content replaces other content, for screen readers and keyboards. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => headingRef.current?.focus(), [])
  return (
    <h2 ref={headingRef} tabIndex={-1}>
      {children}
    </h2>
  )
}
