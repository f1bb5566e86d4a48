'use client'

import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import Link from 'next/link'
import { type ReactNode, useMemo, useState } from 'react'
import { fill } from '@/base/text/fill'
import type { ListName } from '@/lib/contract/back-office/lists'
import { SelectionContext } from './selection'
import { SelectionBar, type SelectionWords } from './selection-bar'
import styles from './table.module.css'
import { walkRows } from './walk-rows'

type Row = { id: string; label: string; href: string; cells: Readonly<Record<string, ReactNode>> }
type Column = {
  id: string
  label: string
  header: ReactNode
  isNumber: boolean
  sort: 'ascending' | 'descending' | undefined
}

export type ListTableProps = {
  list: ListName
  columns: readonly Column[]
  rows: readonly Row[]
  /** The row whose panel is open. */
  open: string | undefined
  total: number
  asked: Readonly<Record<string, string>>
  words: SelectionWords & { select: string; selectPage: string; region: string }
  /** What can be done with chosen rows; left out: nothing is chosen. */
  bulk?: ReactNode
}

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })

/** The rows of a list: chosen by ticks, walked through by arrows, opened by Enter. */
export function ListTable({
  list,
  columns,
  rows,
  open,
  total,
  asked,
  words,
  bulk,
}: ListTableProps) {
  const [isAll, setAll] = useState(false)
  const defs = useMemo(
    () =>
      columns.map(({ id, header }) => ({
        id,
        header: () => header,
        cell: ({ row }: { row: { original: Row } }) => row.original.cells[id],
      })),
    [columns],
  )
  const data = useMemo(() => [...rows], [rows])
  const table = useTable({ features, columns: defs, data, getRowId: (row: Row) => row.id })
  const ids = Object.keys(table.state.rowSelection)
  const clear = () => {
    table.resetRowSelection(true)
    setAll(false)
  }
  const selection = {
    ...{ list, ids: isAll ? [] : ids, isAll, asked, clear },
    count: isAll ? total : ids.length,
  }
  const byId = new Map(columns.map((column) => [column.id, column]))
  return (
    <SelectionContext value={selection}>
      {bulk && selection.count > 0 && (
        <SelectionBar total={total} words={words} onAll={() => setAll(true)}>
          {bulk}
        </SelectionBar>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.region} tabIndex={0} aria-label={words.region}>
        <table className={styles.table} onKeyDown={walkRows}>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {bulk && (
                  <th scope="col" className={styles.tick}>
                    <input
                      type="checkbox"
                      aria-label={words.selectPage}
                      checked={isAll || table.getIsAllRowsSelected()}
                      onChange={(event) => {
                        setAll(false)
                        table.toggleAllRowsSelected(event.target.checked)
                      }}
                    />
                  </th>
                )}
                {group.headers.map((header) => (
                  <th
                    key={header.id}
                    scope="col"
                    aria-sort={byId.get(header.column.id)?.sort}
                    className={byId.get(header.column.id)?.isNumber ? styles.number : undefined}
                  >
                    <table.FlexRender header={header} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr
                key={row.id}
                data-open={row.id === open || undefined}
                data-chosen={isAll || row.getIsSelected() || undefined}
              >
                {bulk && (
                  <td className={styles.tick}>
                    <input
                      type="checkbox"
                      aria-label={fill(words.select, { name: row.original.label })}
                      checked={isAll || row.getIsSelected()}
                      onChange={(event) => {
                        setAll(false)
                        row.toggleSelected(event.target.checked)
                      }}
                    />
                  </td>
                )}
                {row.getVisibleCells().map((cell, index) => (
                  <td
                    key={cell.id}
                    data-label={byId.get(cell.column.id)?.label}
                    className={byId.get(cell.column.id)?.isNumber ? styles.number : undefined}
                  >
                    {index === 0 ? (
                      <Link href={row.original.href} scroll={false} prefetch={false} data-row>
                        <table.FlexRender cell={cell} />
                      </Link>
                    ) : (
                      <table.FlexRender cell={cell} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </SelectionContext>
  )
}
