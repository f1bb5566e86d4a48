'use client'

import {
  columnVisibilityFeature,
  functionalUpdate,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import { fill } from '@/base/text/fill'
import type { ListName } from '@/lib/contract/back-office/lists'
import { ListLink } from './list-link'
import { openRow } from './open-row'
import { type Scope, SelectionContext } from './selection'
import { SelectionBar, type SelectionWords } from './selection-bar'
import styles from './table.module.css'
import { useChosen } from './use-chosen'
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
  /** The query: other rows belong to another view. */
  view: string
  /** The columns were chosen explicitly: a phone shows them too. */
  areColumnsChosen: boolean
  /** Id of the row with the open panel. */
  open: string | undefined
  total: number
  isTotalMinimum: boolean
  input: Readonly<Record<string, string>>
  scope: Scope
  words: SelectionWords & { select: string; selectPage: string; region: string }
  /** Bulk actions; without them rows cannot be selected. */
  bulk?: ReactNode
}

/** Number of cells that identify a row: when, who and what. */
const namingColumns = 3

const cellId = (row: string, column: string) => `cell-${row}-${column}`

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })

/** The rows of a list: selected by checkboxes, navigated with arrow keys, opened with Enter. */
export function ListTable(props: ListTableProps) {
  const { list, columns, rows, view, open, total, input, scope, words, bulk } = props
  const { isAll, ...chosen } = useChosen(view)
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
  const table = useTable({
    ...{ features, columns: defs, data },
    getRowId: (row: Row) => row.id,
    state: { rowSelection: chosen.rows },
    onRowSelectionChange: (update) => chosen.chooseRows((was) => functionalUpdate(update, was)),
  })
  // An action may have removed some of them from the list.
  const ids = rows.flatMap(({ id }) => (chosen.rows[id] ? [id] : []))
  const selection = {
    ...{ list, ids: isAll ? [] : ids, isAll, input, scope, clear: chosen.clear },
    count: isAll ? total : ids.length,
    isMinimum: isAll && props.isTotalMinimum,
  }
  const byId = new Map(columns.map((column) => [column.id, column]))
  const nameOf = (row: string) =>
    columns
      .slice(0, namingColumns)
      .map(({ id }) => cellId(row, id))
      .join(' ')
  return (
    <SelectionContext value={selection}>
      {bulk && (
        <SelectionBar
          total={total}
          isTotalMinimum={props.isTotalMinimum}
          words={words}
          onAll={chosen.chooseAll}
        >
          {bulk}
        </SelectionBar>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.region} tabIndex={0} aria-label={words.region}>
        <table
          className={styles.table}
          data-whole={props.areColumnsChosen || undefined}
          onClick={openRow}
          onKeyDown={walkRows}
        >
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {bulk && (
                  <th scope="col" className={styles.tick}>
                    <input
                      type="checkbox"
                      aria-label={words.selectPage}
                      checked={isAll || table.getIsAllRowsSelected()}
                      onChange={(event) => table.toggleAllRowsSelected(event.target.checked)}
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
                      onChange={(event) => row.toggleSelected(event.target.checked)}
                    />
                  </td>
                )}
                {row.getVisibleCells().map((cell, index) =>
                  index === 0 ? (
                    <th key={cell.id} id={cellId(row.id, cell.column.id)} scope="row">
                      <ListLink
                        href={row.original.href}
                        scroll={false}
                        aria-labelledby={nameOf(row.id)}
                        aria-current={row.id === open || undefined}
                        data-row={row.id}
                      >
                        <table.FlexRender cell={cell} />
                      </ListLink>
                    </th>
                  ) : (
                    <td
                      key={cell.id}
                      id={cellId(row.id, cell.column.id)}
                      data-label={byId.get(cell.column.id)?.label}
                      className={byId.get(cell.column.id)?.isNumber ? styles.number : undefined}
                    >
                      <table.FlexRender cell={cell} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </SelectionContext>
  )
}
