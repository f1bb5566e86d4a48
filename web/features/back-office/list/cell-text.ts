import { language } from '@/base/text/language'
import { env } from '@/env'
import type { ListCell } from '@/lib/contract/back-office/lists/list-query'
import type { ColumnShape } from '@/lib/contract/back-office/lists/list-shape'
import { smallestUnit } from '@/lib/contract/money'
import { type ListWords, optionWord } from './list-words'

const local = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: env.TIME_ZONE,
})

/** What separates forints from nothing, and pounds from pence, where a spreadsheet of the language reads a number. */
const decimal = { hun: ',', eng: '.', rus: ',' } as const

/** An amount as a spreadsheet of the language reads a number; forints have no pence. */
function amountText(amount: number, currency: keyof typeof smallestUnit): string {
  const isWhole = amount % smallestUnit[currency] === 0 && smallestUnit[currency] === 100
  return (amount / 100).toFixed(isWhole ? 0 : 2).replace('.', decimal[language])
}

/** A cell in a table that is taken along: days as ISO by the deployment's clock, amounts as numbers with their currency. */
export function cellText(
  words: ListWords,
  column: readonly [string, ColumnShape],
  cell: ListCell | undefined,
): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? words.list.yes : words.list.no
  if (typeof cell === 'number') return String(cell)
  if (Array.isArray(cell))
    return cell
      .map(({ amount, currency }) => `${amountText(amount, currency)} ${currency.toUpperCase()}`)
      .join(' + ')
  if (typeof cell === 'object') return cell.name
  if (column[1].kind === 'instant') return local.format(new Date(cell))
  return column[1].kind === 'choice' ? optionWord(words, column, cell) : cell
}
