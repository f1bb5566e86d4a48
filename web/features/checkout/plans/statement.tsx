import type { ReactNode } from 'react'
import styles from '@/ui/page/message.module.css'

type StatementProps = {
  title: string
  text: string
  /** Links to the next pages. */
  children: ReactNode
  /** Content below the links. */
  after?: ReactNode
}

/** A payment page with a message only. */
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
