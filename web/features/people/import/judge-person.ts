import { readBirthDate } from '@/base/text/birth-date'
import type { DateOrder } from '@/base/text/date-text'
import { nameLength } from '@/base/text/person-name'

type Reading = { order: DateOrder; latest: string }

export const rowFaults = ['noName', 'longName', 'noDate', 'noYear', 'badDate'] as const

/** Why a person of a file cannot be saved as they stand. */
export type RowFault = (typeof rowFaults)[number]

// Control characters, lone surrogates and marks that turn the writing direction of what follows.
const unprintable = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** What the contract folds, and what a cell of several lines has. */
const space = /[ \t\u00a0\n\v\f\r]+/g

/** The name of a file without what nobody sees. */
export const visibleName = (text: string) =>
  text.replace(space, ' ').replace(unprintable, '').trim().normalize('NFC')

const timeOfDay = /[T ]\d{1,2}(:?\d{2}){1,2}(\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/i

/** A date as files have it: in local form, ISO, `19840612`, or with a time of day; undefined for others. */
export function readFileDate(text: string, { order, latest }: Reading): string | undefined {
  const written = text.slice(0, 64)
  const day = written.replace(timeOfDay, '')
  const read = (part: string, by: DateOrder) => readBirthDate(part, { order: by, latest })
  return (
    read(written, order) ?? read(day, order) ?? read(written, 'yearFirst') ?? read(day, 'yearFirst')
  )
}

/** What a person of a file comes to: name and `YYYY-MM-DD`, or what is wrong with them. */
export function judgePerson(
  person: { name: string; date: string },
  reading: Reading,
): { name: string; date: string; fault?: undefined } | { fault: RowFault } {
  const name = visibleName(person.name)
  if (name === '') return { fault: 'noName' }
  if ([...name].length > nameLength) return { fault: 'longName' }
  const written = person.date.trim()
  if (written === '') return { fault: 'noDate' }
  if (/^--/.test(written)) return { fault: 'noYear' }
  const date = readFileDate(written, reading)
  return date ? { name, date } : { fault: 'badDate' }
}
