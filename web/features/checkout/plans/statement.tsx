import type { ReactNode } from 'react'
import styles from '@/ui/page/message.module.css'

type StatementProps = {
  title: string
  text: string
  /** The ways on. */
  children: ReactNode
  /** Below them. */
  after?: ReactNode
}

/** A page of payment that has only something to say. */
export function Statement({ title, text, children, after }: StatementProps) {
  return (
    <div className={styles.message}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className={styles.actions}>{children}</p>
      {after}
    </div>
  )
}
