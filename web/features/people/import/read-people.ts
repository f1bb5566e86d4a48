import type { DateOrder } from '@/base/text/date-text'
import { decodeText } from './decode-text'
import { FileError, type FoundPeople, mostFileBytes } from './found-people'
import { readFileDate } from './judge-person'

type Reading = { order: DateOrder; latest: string; isFamilyFirst: boolean }

/**
 * The people of a CSV or vCard file, whichever it is, read here in the browser: an address book never
 * leaves the device. Throws FileError.
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
  const isDate = (cell: string) => readFileDate(cell, reading) !== undefined
  return readCsv(text, { isFamilyFirst: reading.isFamilyFirst, isDate })
}
