import type { ReactNode } from 'react'
import { Disclosure } from '@/ui/disclosure/disclosure'
import styles from './details-table.module.css'
import { TableRegion } from './table-region'

type DetailsTableProps = {
  summary: string
  caption: string
  /** Said before the table, to everybody. */
  lead?: string
  /** More rows than a window has: it scrolls within itself, and its head stays. */
  isLong?: boolean
  children: ReactNode
}

/**
 * What a drawing shows in figures, for screen readers and for those who prefer them. It is as wide as where it
 * stands, which is never beside the drawing but in a row of its own.
 */
export function DetailsTable({ summary, caption, lead, isLong, children }: DetailsTableProps) {
  return (
    <Disclosure summary={summary}>
      {lead && <p className={styles.lead}>{lead}</p>}
      <TableRegion label={summary} className={isLong ? styles.long : styles.region}>
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          {children}
        </table>
      </TableRegion>
    </Disclosure>
  )
}
