import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

/** Something that opens on demand, without JavaScript. `about` completes the summary for screen readers. */
export function Disclosure({
  summary,
  about,
  isOpen,
  children,
}: {
  summary: ReactNode
  about?: string
  /** From the start. */
  isOpen?: boolean | undefined
  children: ReactNode
}) {
  return (
    <details className={styles.disclosure} open={isOpen}>
      <summary>
        <span>{summary}</span>
        {about && <span className="visually-hidden"> {about}</span>}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
