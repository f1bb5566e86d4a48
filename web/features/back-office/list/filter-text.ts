import { formatCount, formatDate } from '@/base/text/format'
import { readFilter } from '@/lib/contract/back-office/lists/list-filter'
import type { ColumnShape } from '@/lib/contract/back-office/lists/list-shape'
import { type ListWords, optionWord } from './list-words'
import { nearText } from './near-words'

type Ends = readonly [from: string | undefined, to: string | undefined]

function spanText([from, to]: Ends): string {
  if (from !== undefined && to !== undefined) return from === to ? from : `${from} – ${to}`
  return from === undefined ? `≤ ${to}` : `≥ ${from}`
}

/** A filter in words, for its chip. */
export function filterText(
  words: ListWords,
  column: readonly [string, ColumnShape],
  text: string,
): string {
  const filter = readFilter(column[1], text)
  const { list } = words
  if (!filter) return text
  if (filter.is === 'text') return filter.text
  if (filter.is === 'flag') return filter.value ? list.yes : list.no
  if (filter.is === 'none') return list.none
  if (filter.is === 'among')
    return filter.options.map((option) => optionWord(words, column, option)).join(', ')
  if (filter.is === 'near') return nearText(list, filter.days)
  const textOf = filter.is === 'days' ? formatDate : String
  const end = (value: string | number | undefined) =>
    value === undefined ? undefined : typeof value === 'number' ? formatCount(value) : textOf(value)
  return spanText([end(filter.from), end(filter.to)])
}
