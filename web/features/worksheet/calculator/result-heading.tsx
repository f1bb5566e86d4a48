'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { resultId } from './result-link'

/** The title of a result. After a request it receives the focus; the router does not move it. */
export function ResultHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (location.hash === `#${resultId}`) heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <h2 id={resultId} tabIndex={-1} ref={heading}>
      {children}
    </h2>
  )
}
