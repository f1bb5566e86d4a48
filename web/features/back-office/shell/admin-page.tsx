import type { ReactNode } from 'react'
import { Find } from '@/features/back-office/find/find'
import { findWords } from '@/features/back-office/find/find-words'
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
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.actions}>
          <Find words={findWords()} />
          {actions}
        </div>
      </header>
      {children}
    </div>
  )
}
