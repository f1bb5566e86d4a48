import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** The notice at the end of a result about what it is and what it is not. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className={styles.notice}>{children}</p>
}
