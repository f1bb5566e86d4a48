'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import styles from './sent-notice.module.css'

type SentNoticeProps = { title: string; text: string; children?: ReactNode }

/** Replaces a form that was sent. It receives the focus, so that screen readers read it. */
export function SentNotice({ title, text, children }: SentNoticeProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => headingRef.current?.focus(), [])
  return (
    <div className={styles.notice}>
      <h2 ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
