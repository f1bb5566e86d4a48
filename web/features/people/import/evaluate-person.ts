import { nameLength } from '@/base/text/person-name'
import { type DateHint, type FileDateFault, type FileReading, readFileDate } from './read-file-date'

/** Why a person of a file cannot be saved. */
export type RowFault = 'noName' | 'longName' | 'brokenName' | FileDateFault

/** Faults of the name; all others are about the date. */
export const nameFaults: readonly RowFault[] = ['noName', 'longName', 'brokenName']

// Control characters, lone surrogates and marks that change the writing direction.
const unprintable = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** White space that the contract collapses, and line breaks within a cell. */
const space = /[ \t\u00a0\n\v\f\r]+/g

/** The name in a file without invisible characters. */
export const visibleName = (text: string) =>
  text.replace(space, ' ').replace(unprintable, '').trim().normalize('NFC')

/** Evaluates a person of a file: name and `YYYY-MM-DD`, or the fault. */
export function evaluatePerson(
  person: { name: string; date: string },
  reading: FileReading,
):
  | { name: string; date: string; hint?: DateHint | undefined; fault?: undefined }
  | { fault: RowFault } {
  const name = visibleName(person.name)
  if (name === '') return { fault: 'noName' }
  // The replacement character of a decoder for an unreadable letter.
  if (name.includes('\ufffd')) return { fault: 'brokenName' }
  if ([...name].length > nameLength) return { fault: 'longName' }
  const read = readFileDate(person.date, reading)
  return read.fault ? { fault: read.fault } : { name, date: read.date, hint: read.hint }
}
