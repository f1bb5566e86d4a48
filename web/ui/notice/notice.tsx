import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** The calm sentence at the end of a result: what it is, and what it is not. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className={styles.notice}>{children}</p>
}
