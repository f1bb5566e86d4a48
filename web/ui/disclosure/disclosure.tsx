import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

/** A details element, which works without JavaScript. `about` completes the summary for screen readers. */
export function Disclosure({
  summary,
  about,
  isOpen,
  children,
}: {
  summary: ReactNode
  about?: string
  /** Initially open. */
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
