import type { ReactNode } from 'react'
import { Disclosure } from '@/ui/disclosure/disclosure'
import styles from './details-table.module.css'
import { TableRegion } from './table-region'

type DetailsTableProps = {
  summary: string
  caption: string
  /** Visible text before the table. */
  lead?: string
  /** For many rows: the table scrolls within itself, and its head stays visible. */
  isLong?: boolean
  children: ReactNode
}

/**
 * The figures of a drawing as a table, for screen readers and for users who prefer a table. It is as wide as its
 * container and must be in its own row, not beside the drawing.
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
