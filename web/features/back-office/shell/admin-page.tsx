import type { ReactNode } from 'react'
import { wordsOf } from '@/base/words/translations'
import { FindButton } from '@/features/back-office/find/find-button'
import styles from './admin-page.module.css'

type AdminPageProps = {
  title: string
  /** Beside the title: the count, or the period. */
  note?: ReactNode
  /** Buttons and links at the right, after the search. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the back office: its heading in one line with the actions of the whole page. */
export function AdminPage({ title, note, actions, children }: AdminPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {/* Changes within the same page, when a list is filtered. */}
        <p role="status" className={styles.note}>
          {note}
        </p>
        <div className={styles.actions}>
          <FindButton words={wordsOf('admin.find', ['open', 'keys'])} />
          {actions}
        </div>
      </header>
      {children}
    </div>
  )
}
