import type { ReactNode } from 'react'
import { choiceIn, dateIn } from './list-words'

type Row = Readonly<Record<string, unknown>>
type Header = {
  name: string
  attribute?: { type: string }
  cellFormatter?: (row: Row) => ReactNode
}
type List = { displayedHeaders: readonly Header[] }

const writers: Readonly<Record<string, typeof choiceIn>> = {
  enumeration: choiceIn,
  datetime: dateIn,
}

/**
 * Lists show a choice by the word that its form uses, and dates without the day of the week. Strapi
 * writes the stored value ("publicCalculator") and a date so long that the state leaves the screen.
 */
export function writeCellsPlainly<T extends List>({ displayedHeaders, ...rest }: T) {
  return { ...rest, displayedHeaders: displayedHeaders.map(withPlainCell) }
}

function withPlainCell(header: Header): Header {
  const write = writers[header.attribute?.type ?? '']
  if (!write || header.cellFormatter) return header
  const cellFormatter = (row: Row) => {
    const value = row[header.name]
    if (typeof value !== 'string') return '-'
    // A cell has no size of its own: Strapi's text in it would bring one.
    return (
      <span style={{ fontSize: '1.4rem', lineHeight: 1.43 }}>
        {write(document.documentElement.lang, value)}
      </span>
    )
  }
  return { ...header, cellFormatter }
}
