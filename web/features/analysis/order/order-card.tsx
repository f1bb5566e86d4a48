import type { ReactNode } from 'react'
import { translations } from '@/base/words/translations'
import { Card } from '@/ui/card/card'
import styles from './order-card.module.css'

type OrderCardProps = {
  /** Default: the title below a result. */
  title?: string
  lead: string
  /** Links to the order. */
  children: ReactNode
}

/** Below a result, or at the end of an analysis: offers an analysis. */
export function OrderCard({ title, lead, children }: OrderCardProps) {
  return (
    <Card className={`${styles.card} no-print`} aria-labelledby="order-analysis">
      <h2 id="order-analysis">{title ?? translations('analysisOrder.result')('title')}</h2>
      <p>{lead}</p>
      <p className={styles.ways}>{children}</p>
    </Card>
  )
}
