'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import styles from '@/ui/page/message.module.css'
import own from './success.module.css'

type OutcomeMessageProps = {
  title: string
  text?: string
  /** Links to the next pages. */
  children?: ReactNode
  /** Between the text and the links. */
  more?: ReactNode
  /** Below the links. */
  after?: ReactNode
}

/** The result of a payment; its heading receives the focus, so that screen readers read it. */
export function OutcomeMessage({ title, text, children, more, after }: OutcomeMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.message}>
      <h1 ref={heading} tabIndex={-1} className={own.title}>
        {title}
      </h1>
      {text && <p>{text}</p>}
      {more}
      <p className={styles.actions}>{children}</p>
      {after}
    </div>
  )
}
