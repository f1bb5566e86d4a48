import type { ReactNode } from 'react'
import { translations } from '@/base/words/translations'
import { Card } from '@/ui/card/card'
import styles from './order-card.module.css'

type OrderCardProps = {
  lead: string
  /** Links to the order. */
  children: ReactNode
}

/** Below a result: offers an analysis of it. */
export function OrderCard({ lead, children }: OrderCardProps) {
  return (
    <Card className={`${styles.card} no-print`} aria-labelledby="order-analysis">
      <h2 id="order-analysis">{translations('analysisOrder.result')('title')}</h2>
      <p>{lead}</p>
      <p className={styles.ways}>{children}</p>
    </Card>
  )
}
