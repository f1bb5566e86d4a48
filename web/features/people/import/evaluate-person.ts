import { nameLength } from '@/base/text/person-name'
import { type DateHint, type FileDateFault, type FileReading, readFileDate } from './read-file-date'

/** Why a person of a file cannot be saved as they stand. */
export type RowFault = 'noName' | 'longName' | 'brokenName' | FileDateFault

/** Faults of the name; all others are of the date. */
export const nameFaults: readonly RowFault[] = ['noName', 'longName', 'brokenName']

// Control characters, lone surrogates and marks that turn the writing direction of what follows.
const unprintable = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** What the contract folds, and what a cell of several lines has. */
const space = /[ \t\u00a0\n\v\f\r]+/g

/** The name of a file without invisible characters. */
export const visibleName = (text: string) =>
  text.replace(space, ' ').replace(unprintable, '').trim().normalize('NFC')

/** What a person of a file comes to: name and `YYYY-MM-DD`, or what is wrong with them. */
export function evaluatePerson(
  person: { name: string; date: string },
  reading: FileReading,
):
  | { name: string; date: string; hint?: DateHint | undefined; fault?: undefined }
  | { fault: RowFault } {
  const name = visibleName(person.name)
  if (name === '') return { fault: 'noName' }
  // What a decoder leaves where it could not read a letter.
  if (name.includes('\ufffd')) return { fault: 'brokenName' }
  if ([...name].length > nameLength) return { fault: 'longName' }
  const read = readFileDate(person.date, reading)
  return read.fault ? { fault: read.fault } : { name, date: read.date, hint: read.hint }
}
