import type { ReactNode } from 'react'
import { fill } from '@/base/text/fill'
import type { ListName } from '@/lib/contract/back-office/lists'
import type { ListAnswer, ListRow } from '@/lib/contract/back-office/lists/list-query'
import { appliedFilters } from './applied-filters'
import { cellView } from './cell-view'
import { type ListAddress, linkInList } from './list-address'
import { ListTable } from './list-table'
import type { ListWords } from './list-words'
import { shownColumns } from './shown-columns'
import { SortLink, sortedBy } from './sort-link'
import { sortOf } from './sort-of'

type ListRowsProps = {
  list: ListName
  path: string
  address: ListAddress
  words: ListWords
  found: ListAnswer
  title: string
  bulk?: ReactNode
}

const numbers = new Set(['number', 'money'])

/** Accessible name of a row: its first cell. */
function labelOf({ id, cells }: ListRow): string {
  const [first] = Object.values(cells)
  if (typeof first === 'string') return first
  const isPerson = typeof first === 'object' && first !== null && 'email' in first
  return isPerson ? first.name || first.email : id
}

/** The rows of a page: rendered on the server, interactive in the browser. */
export function ListRows({ list, path, address, words, found, title, bulk }: ListRowsProps) {
  const sort = sortOf(list, address)
  const { shown } = shownColumns(list, address.columns)
  const columns = shown.map(([id, shape]) => {
    const label = words.columns[id] ?? id
    return {
      ...{ id, label, isNumber: numbers.has(shape.kind), sort: sortedBy(sort, id) },
      header: shape.isSortable ? (
        <SortLink column={id} {...{ label, path, address, sort }} words={words.list} />
      ) : (
        label
      ),
    }
  })
  const rows = found.rows.map((row) => ({
    id: row.id,
    label: labelOf(row),
    href: linkInList(path, address, { panel: row.id }),
    cells: Object.fromEntries(shown.map((column) => [column[0], cellView({ words, column, row })])),
  }))
  return (
    <ListTable
      {...{ list, columns, rows, bulk }}
      view={linkInList('', address, { columns: undefined, panel: undefined })}
      open={address.panel}
      areColumnsChosen={address.columns !== undefined}
      total={found.total}
      isTotalMinimum={found.isTotalMinimum}
      input={inputOfAll(address)}
      scope={{ title, filters: describeList(list, address, words) }}
      words={{ ...words.list, region: fill(words.list.region, { title }) }}
    />
  )
}

/** Search and filters, without sort and cursor: what all rows have in common. */
const inputOfAll = ({ asked, filters }: ListAddress): Readonly<Record<string, string>> => ({
  ...filters,
  ...(asked.search && { search: asked.search }),
})

/** The same in words, for actions on all rows. */
const describeList = (
  list: ListName,
  address: ListAddress,
  words: ListWords,
): readonly string[] => [
  ...(address.asked.search ? [`${words.list.search}: ${address.asked.search}`] : []),
  ...appliedFilters(list, address, words).map(({ label, text }) => `${label}: ${text}`),
]
