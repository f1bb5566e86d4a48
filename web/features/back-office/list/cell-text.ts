import { env } from '@/env'
import { amountText } from '@/features/back-office/amount-text'
import type { ListCell } from '@/lib/contract/back-office/lists/list-query'
import type { ColumnShape } from '@/lib/contract/back-office/lists/list-shape'
import { currencies } from '@/lib/contract/money'
import { type ListWords, optionWord } from './list-words'

type Column = readonly [string, ColumnShape]
type Cell = ListCell | undefined

const local = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: env.TIME_ZONE,
})

/**
 * The column titles of a CSV export; below, its cells. A person is name and address in two columns, money a column for
 * each currency, so that a spreadsheet can sum it.
 */
export function headTexts({ columns }: ListWords, [name, { kind }]: Column): string[] {
  const word = columns[name] ?? name
  if (kind === 'person') return [word, columns.email ?? 'email']
  if (kind === 'money') return currencies.map((currency) => `${word} (${currency.toUpperCase()})`)
  return [word]
}

/** Days as ISO dates in the deployment's time zone, amounts as numbers of the language. */
export function cellTexts(words: ListWords, column: Column, cell: Cell): string[] {
  const { kind } = column[1]
  if (kind === 'person') return personTexts(cell)
  if (kind === 'money') return amountTexts(cell)
  return [plainText(words, column, cell)]
}

function personTexts(cell: Cell): string[] {
  if (typeof cell === 'string') return [cell, '']
  return typeof cell === 'object' && cell && 'email' in cell ? [cell.name, cell.email] : ['', '']
}

function amountTexts(cell: Cell): string[] {
  const amounts = Array.isArray(cell) ? cell : []
  return currencies.map((currency) => {
    const own = amounts.find((one) => one.currency === currency)
    return own ? amountText(own.amount, currency) : ''
  })
}

function plainText(words: ListWords, column: Column, cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? words.list.yes : words.list.no
  if (typeof cell === 'number') return String(cell)
  if (typeof cell !== 'string') return ''
  if (column[1].kind === 'instant') return local.format(new Date(cell))
  return column[1].kind === 'choice' ? optionWord(words, column, cell) : cell
}
