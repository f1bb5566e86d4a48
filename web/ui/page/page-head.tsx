import type { ReactNode } from 'react'
import styles from './page-head.module.css'

/** The heading of a page and the sentence below it that says what the page is for. */
export function PageHead({ title, lead }: { title: ReactNode; lead: string }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      <p>{lead}</p>
    </div>
  )
}
