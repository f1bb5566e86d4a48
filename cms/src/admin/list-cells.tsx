import type { ReactNode } from 'react'
import { type Attribute, cellText } from './list-words'

type Row = Readonly<Record<string, unknown>>
type Header = {
  name: string
  attribute?: Attribute
  cellFormatter?: (row: Row) => ReactNode
}
type List = { displayedHeaders: readonly Header[] }

/**
 * Lists show a choice by the word that its form uses, an amount with its currency, and dates without the day of the
 * week. Strapi writes the stored value ("publicCalculator", 1999000) and a date so long that the state leaves the
 * screen.
 */
export function writeCellsPlainly<T extends List>({ displayedHeaders, ...rest }: T) {
  return { ...rest, displayedHeaders: displayedHeaders.map(withPlainCell) }
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
