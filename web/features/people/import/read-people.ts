import { decodeText } from './decode-text'
import { FileError, type FoundPeople, mostFileBytes } from './found-people'
import { type FileReading, readFileDate } from './read-file-date'

type Reading = FileReading & { isFamilyFirst: boolean }

/**
 * The people of a CSV or vCard file, read in the browser: an address book never leaves the device. Throws FileError.
 */
export async function readPeople(file: Blob, reading: Reading): Promise<FoundPeople> {
  if (file.size > mostFileBytes) throw new FileError('tooLarge')
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (text.trim() === '') throw new FileError('empty')
  if (/^\s*BEGIN:VCARD/i.test(text)) {
    const { readVcard } = await import('./read-vcard')
    return readVcard(text, reading.isFamilyFirst)
  }
  const { readCsv } = await import('./read-csv')
  // Five digits can be anything; they are dates only in a column with a date heading.
  const isDate = (cell: string) =>
    !/^\d{5}$/.test(cell) &&
    readFileDate(cell, { ...reading, columnOrder: 'dayFirst' }).date !== undefined
  return readCsv(text, { isFamilyFirst: reading.isFamilyFirst, isDate })
}
