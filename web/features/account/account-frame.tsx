import type { ReactNode } from 'react'
import { Card } from '@/ui/card/card'
import { PageHead } from '@/ui/page/page-head'
import styles from './account-frame.module.css'

type AccountFrameProps = {
  title: ReactNode
  lead: string
  children: ReactNode
  /** Beside the card, below it on a phone. */
  aside?: ReactNode
  /** Above the card. */
  tabs?: ReactNode
}

/** A page with one card to fill in. */
export function AccountFrame({ title, lead, children, aside, tabs }: AccountFrameProps) {
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <PageHead title={title} lead={lead} />
        {tabs}
        <Card className={styles.card}>{children}</Card>
      </div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  )
}
