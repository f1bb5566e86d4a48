import type { ReactNode } from 'react'
import { worthIn } from './coupon-worth'
import { StateCell } from './list-state'
import { type Attribute, cellText } from './list-words'
import { shownLanguage } from './shown-language'
import { stateTitle } from './state-words'

type Row = Readonly<Record<string, unknown>>
type Header = {
  name: string
  label?: unknown
  attribute?: Attribute
  sortable?: boolean
  searchable?: boolean
  cellFormatter?: (row: Row) => ReactNode
}
type List = {
  displayedHeaders: readonly Header[]
  layout?: { settings?: { displayName?: string }; options?: { draftAndPublish?: boolean } }
}

/** List columns with more information than their field, by type name. */
type Columns = Readonly<Record<string, ((row: Row) => ReactNode) | undefined>>
const columns: Readonly<Record<string, Columns | undefined>> = {
  Coupon: { kind: (row) => <Cell>{worthIn(shownLanguage(), row) ?? '-'}</Cell> },
}

/** Types with start and end dates of their own; all types with drafts can be scheduled (`panel-states`). */
const timed: readonly string[] = ['Banner', 'Campaign', 'Coupon']

const stateColumn: Header = {
  name: 'krono-state',
  label: { id: 'krono.state', defaultMessage: stateTitle.en },
  attribute: { type: 'custom' },
  sortable: false,
  searchable: false,
  cellFormatter: (row) => <StateCell {...row} />,
}

/**
 * Formats list cells: choices by their form labels, amounts with currency, dates without weekday. Strapi shows the
 * stored value ("publicCalculator", 1999000) and dates so long that the state column leaves the screen. Scheduled
 * entries show whether they are visible now.
 */
export function formatListCells<T extends List>({ displayedHeaders, ...rest }: T) {
  const type = rest.layout?.settings?.displayName ?? ''
  const isTimed = timed.includes(type) || rest.layout?.options?.draftAndPublish === true
  const plain = displayedHeaders.map((header) => {
    const cellFormatter = columns[type]?.[header.name]
    return cellFormatter ? { ...header, cellFormatter } : withPlainCell(header)
  })
  return { ...rest, displayedHeaders: isTimed ? [...plain, stateColumn] : plain }
}

function withPlainCell(header: Header): Header {
  const { attribute, name } = header
  const write = attribute && cellText(attribute)
  if (!write || header.cellFormatter) return header
  const cellFormatter = (row: Row) => (
    <Cell>{write(document.documentElement.lang, row[name]) ?? '-'}</Cell>
  )
  return { ...header, cellFormatter }
}

// Sets the text size: a cell has none of its own.
const Cell = ({ children }: { children: ReactNode }) => (
  <span style={{ fontSize: '1.4rem', lineHeight: 1.43 }}>{children}</span>
)
