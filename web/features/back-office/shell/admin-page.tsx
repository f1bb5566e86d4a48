import type { ReactNode } from 'react'
import { wordsOf } from '@/base/words/translations'
import { FindButton } from '@/features/back-office/find/find-button'
import styles from './admin-page.module.css'

type AdminPageProps = {
  title: string
  /** Said beside the title: how many there are, which time it is about. */
  note?: ReactNode
  /** Buttons and links at the right, behind the search of everything. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the back office: its heading in one line with what one can do with all of it. */
export function AdminPage({ title, note, actions, children }: AdminPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {/* It changes where the page does not: a list was narrowed. */}
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
