import type { ReactNode } from 'react'
import styles from '@/features/back-office/sales/sales.module.css'
import { Card } from '@/ui/card/card'
import { TableRegion } from '@/ui/table/table-region'
import own from './numbers.module.css'

export type PlainRow = { key: string; cells: readonly ReactNode[] }

type PlainCardProps = {
  id: string
  title: string
  head: readonly string[]
  rows: readonly PlainRow[]
  /** Instead of a table without rows. */
  none?: string
  /** How it is counted. */
  how: string
}

/** A table; the first cell of a row names it. */
export function PlainCard({ id, title, head, rows, none, how }: PlainCardProps) {
  return (
    <Card className={styles.card}>
      <h2 id={id} className={own.anchor}>
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className={styles.note}>{none}</p>
      ) : (
        <TableRegion label={title} className={styles.region}>
          <table className={`${styles.table} ${own.table}`}>
            <thead>
              <tr>
                {head.map((name) => (
                  <th scope="col" key={name}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [first, ...cells] }) => (
                <tr key={key}>
                  <th scope="row">{first}</th>
                  {cells.map((cell, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to its column
                    <td key={place}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
      <p className={styles.note}>{how}</p>
    </Card>
  )
}
