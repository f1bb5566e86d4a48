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

/** Columns that say more than their field does, by the name of the type. */
type Columns = Readonly<Record<string, ((row: Row) => ReactNode) | undefined>>
const columns: Readonly<Record<string, Columns | undefined>> = {
  Coupon: { kind: (row) => <Cell>{worthIn(shownLanguage(), row) ?? '-'}</Cell> },
}

/** Names of the types that begin and end by dates of their own; all with drafts are timed (`panel-states`). */
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
 * Lists show a choice by the word that its form uses, an amount with its currency, and dates without the day of the
 * week. Strapi writes the stored value ("publicCalculator", 1999000) and a date so long that the state leaves the
 * screen. What has its time says whether it is there now.
 */
export function writeCellsPlainly<T extends List>({ displayedHeaders, ...rest }: T) {
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

// A cell has no size of its own: Strapi's text in it would bring one.
const Cell = ({ children }: { children: ReactNode }) => (
  <span style={{ fontSize: '1.4rem', lineHeight: 1.43 }}>{children}</span>
)
