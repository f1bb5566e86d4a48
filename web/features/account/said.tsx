'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import styles from './said.module.css'

type SaidProps = { title: string; text: string; children?: ReactNode }

/** What stands in the place of a form that was sent; the focus goes there, so that it is read out. */
export function Said({ title, text, children }: SaidProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => headingRef.current?.focus(), [])
  return (
    <div className={styles.said}>
      <h2 ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
