import { isCalendarDate } from '../../birth-date'
import { itemOf } from '../../item-keys'
import type { ColumnShape } from './list-shape'

/** A parsed filter. The ends of a range are inclusive; one of them may be open. */
export type ListFilter =
  | { is: 'text'; text: string }
  | { is: 'among'; options: string[] }
  | { is: 'flag'; value: boolean }
  | { is: 'span'; from: number | undefined; to: number | undefined }
  | { is: 'days'; from: string | undefined; to: string | undefined }
  /** Within so many days from now; negative: in the past. */
  | { is: 'near'; days: number }
  | { is: 'none' }

/** Longest filter text in an address: the keys of all products with a fixed key, and of about twenty items. */
export const longestFilter = 1000

/** PostgreSQL can neither store nor compare a text with NUL in it. */
export const isKeepable = (text: string) => !text.includes('\0')

const span = /^(.*)\.\.(.*)$/
const number = /^\d{1,9}$/
const near = /^(next|last)(\d{1,4})$/

/** Parses the filter text of a column; undefined when it is invalid. */
export function readFilter(shape: ColumnShape, text: string): ListFilter | undefined {
  const { kind } = shape
  if (kind === 'flag')
    return text === 'yes' || text === 'no' ? { is: 'flag', value: text === 'yes' } : undefined
  if (kind === 'choice') {
    const options = text.split(',')
    return options.every((one) => isOption(shape, one)) ? { is: 'among', options } : undefined
  }
  if (kind === 'number' || kind === 'money') return readNumbers(text)
  if (kind === 'instant') return readDays(text)
  return text.trim() === '' ? undefined : { is: 'text', text: text.trim() }
}

function isOption({ of = [], items = [] }: ColumnShape, option: string): boolean {
  const kind = itemOf(option)?.kind
  return of.includes(option) || (kind !== undefined && items.includes(kind))
}

function readNumbers(text: string): ListFilter | undefined {
  if (number.test(text)) return { is: 'span', from: Number(text), to: Number(text) }
  const [, from = '', to = ''] = span.exec(text) ?? []
  if (![from, to].every((end) => end === '' || number.test(end)) || from + to === '')
    return undefined
  return {
    is: 'span',
    from: from === '' ? undefined : Number(from),
    to: to === '' ? undefined : Number(to),
  }
}

function readDays(text: string): ListFilter | undefined {
  if (text === 'none') return { is: 'none' }
  const [, direction, days] = near.exec(text) ?? []
  if (days) return { is: 'near', days: direction === 'next' ? Number(days) : -Number(days) }
  const [, from = '', to = ''] = span.exec(text) ?? []
  if (![from, to].every((end) => end === '' || isCalendarDate(end)) || from + to === '')
    return undefined
  return { is: 'days', from: from || undefined, to: to || undefined }
}
