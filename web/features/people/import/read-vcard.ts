import ICAL from 'ical.js'
import { cardLines } from './card-lines'
import { decodeText } from './decode-text'
import { FileError, type FoundPeople, type FoundPerson } from './found-people'
import { joinName } from './join-name'
import { groupOfLabels, labelSeparator } from './labels'
import { isBlankDate } from './read-file-date'
import { decodeAs } from './single-byte'

const encoded = /^(\w+)((?:;[^:;]*)*;?[^:]*QUOTED-PRINTABLE[^:]*):(.*)$/i
const charset = /CHARSET=["']?([\w-]+)/i

/** A line of vCard 2.1 with non-ASCII letters as `=C3=81`, in the charset that it names. */
function decodeLine(line: string): string {
  const [, name, parameters = '', value] = encoded.exec(line) ?? []
  if (name === undefined || value === undefined) return line
  const bytes = new Uint8Array(
    [...value.matchAll(/=([\dA-F]{2})|(.)/gisu)].flatMap(([, hex, letter = '']) =>
      hex ? [Number.parseInt(hex, 16)] : [...new TextEncoder().encode(letter)],
    ),
  )
  const named = charset.exec(parameters)?.[1]
  // Throws for an unknown charset: the card is shown as unreadable.
  const text = named ? decodeAs(bytes, named) : decodeText(bytes)
  return `${name}:${text.replace(/[\r\n]+/g, ' ')}`
}

/**
 * The people of an address book (vCard 3 and 4, and 2.1 as far as possible) who have a birthday. Throws FileError:
 * noBirthdays when no card has one, and the errors of cardLines.
 */
export function readVcard(text: string, isFamilyFirst: boolean): FoundPeople {
  const cards = cardLines(text)
  const people = cards.flatMap((lines, index) => {
    if (!lines.some((line) => /^BDAY/i.test(line))) return []
    const person = { row: index + 1, ...readCard(lines, isFamilyFirst) }
    return person.isReadable && isBlankDate(person.date) ? [] : [person]
  })
  if (people.length === 0) throw new FileError(cards.length === 0 ? 'empty' : 'noBirthdays')
  return {
    people: people.map(({ row, name, date, group }) => ({ row, name, date, group })),
    withoutDate: cards.length - people.length,
  }
}

/** An unreadable card has no name and no date: its row shows the fault, and can be corrected. */
function readCard(
  lines: string[],
  isFamilyFirst: boolean,
): Omit<FoundPerson, 'row'> & { isReadable: boolean } {
  try {
    const card = ['BEGIN:VCARD', 'VERSION:3.0', ...lines.map(decodeLine), 'END:VCARD'].join('\r\n')
    const parsed = new ICAL.Component(ICAL.parse(card))
    const value = (name: string) => parsed.getFirstProperty(name)?.jCal?.[3] as unknown
    const formatted = textOf(value('fn'))
    const ofParts = nameOfParts(value('n'), isFamilyFirst)
    const labels = parsed.getFirstProperty('categories')?.getValues().map(textOf) ?? []
    return {
      // Phones write the formatted name in the order of their own language.
      name: isFamilyFirst ? ofParts || formatted : formatted || ofParts,
      date: textOf(value('bday')),
      group: groupOfLabels(labels.join(labelSeparator)),
      isReadable: true,
    }
  } catch {
    return { name: '', date: '', group: '', isReadable: false }
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function nameOfParts(value: unknown, isFamilyFirst: boolean): string {
  const [family = '', given = '', additional = '', prefix = '', suffix = ''] = (
    Array.isArray(value) ? value : []
  ).map((part: unknown) => textOf(Array.isArray(part) ? part.join(' ') : part))
  // Without a family name the parts do not show the order.
  if (family === '' && given === '') return ''
  return joinName({ family, given, additional, prefix, suffix }, isFamilyFirst)
}
