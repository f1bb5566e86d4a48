import { findColumnOrder } from '@/features/people/import/column-order'
import { type FoundPerson, mostPeopleOfFile } from '@/features/people/import/found-people'
import { type FileReading, readFileDate } from '@/features/people/import/read-file-date'
import { readPeople } from '@/features/people/import/read-people'
import { calculatedNameLength } from '@/lib/contract/back-office/calculation-words'
import type { Calls } from '@/lib/contract/calls'

type From = Calls['startCalculation']['input']['from']
type LinesOfInput = Extract<From, { lines: unknown }>

type Reading = FileReading & { isFamilyFirst: boolean; keepsNames: boolean }

type Found = Pick<FoundPerson, 'row' | 'date'> & { name?: string }

/**
 * The dates of a pasted text, one per line, or of a pasted table or address book. They are read in the browser: only
 * dates, and names if wanted, are sent. Throws FileError.
 */
export async function readText(text: string, reading: Reading): Promise<LinesOfInput> {
  const written = text
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ row: index + 1, date: line.trim() }))
  const filled = written.filter(({ date }) => date !== '')
  const dated = filled.filter(({ date }) => readFileDate(date, reading).date !== undefined)
  const isTable =
    /^\s*BEGIN:VCARD/i.test(text) || (dated.length * 2 < filled.length && /[;\t,]/.test(text))
  if (isTable) return readFile(new Blob([text]), reading)
  return { source: 'dates', lines: linesOf(filled.slice(0, mostPeopleOfFile + 1), reading) }
}

/** The dates of a CSV or vCard file. Throws FileError. */
export async function readFile(file: Blob, reading: Reading): Promise<LinesOfInput> {
  const isVcard = /^\s*BEGIN:VCARD/i.test(await file.slice(0, 200).text())
  const { people } = await readPeople(file, reading)
  return { source: isVcard ? 'vcard' : 'csv', lines: linesOf(people, reading) }
}

function linesOf(
  found: readonly Found[],
  { keepsNames, ...reading }: Reading,
): LinesOfInput['lines'] {
  const { order: columnOrder } = findColumnOrder(found.map(({ date }) => date))
  return found.map(({ row, name = '', date: written }) => {
    const { date, fault } = readFileDate(written, { columnOrder, ...reading })
    const label = keepsNames ? [...name.trim()].slice(0, calculatedNameLength).join('') : ''
    return { row, ...(label && { name: label }), ...(date ? { date } : { fault }) }
  })
}
