import ICAL from 'ical.js'
import { cardLines } from './card-lines'
import { FileError, type FoundPeople, type FoundPerson } from './found-people'

const encoded = /^(\w+);[^:]*QUOTED-PRINTABLE[^:]*:(.*)$/i

/**
 * The people of an address book (vCard 3 and 4, and 2.1 as far as it can be read) who have a birthday.
 * Throws FileError: noBirthdays when nobody has one, and what cardLines throws.
 */
export function readVcard(text: string, isFamilyFirst: boolean): FoundPeople {
  const cards = cardLines(text)
  const people = cards.flatMap((lines, index) => {
    const hasDate = lines.some((line) => /^BDAY/i.test(line))
    return hasDate ? [{ row: index + 1, ...readCard(lines, isFamilyFirst) }] : []
  })
  if (people.length === 0) throw new FileError(cards.length === 0 ? 'empty' : 'noBirthdays')
  return { people, withoutDate: cards.length - people.length }
}

/** A card that cannot be read has no name and no date: its row says so, and may be mended. */
function readCard(lines: string[], isFamilyFirst: boolean): Omit<FoundPerson, 'row'> {
  try {
    const card = ['BEGIN:VCARD', 'VERSION:3.0', ...lines.map(decodeLine), 'END:VCARD'].join('\r\n')
    const parsed = new ICAL.Component(ICAL.parse(card))
    const value = (name: string) => parsed.getFirstProperty(name)?.jCal?.[3] as unknown
    const parts = value('n')
    const name = textOf(value('fn')) || joinName(Array.isArray(parts) ? parts : [], isFamilyFirst)
    return { name, date: textOf(value('bday')), group: '' }
  } catch {
    return { name: '', date: '', group: '' }
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function joinName(parts: readonly unknown[], isFamilyFirst: boolean) {
  const [family, given, additional] = parts.map((part) =>
    textOf(Array.isArray(part) ? part.join(' ') : part),
  )
  const names = isFamilyFirst ? [family, given, additional] : [given, additional, family]
  return names.filter(Boolean).join(' ')
}

/** vCard 2.1 writes letters beyond ASCII as `=C3=81`. */
function decodeLine(line: string): string {
  const [, name, value] = encoded.exec(line) ?? []
  if (name === undefined || value === undefined) return line
  const bytes = [...value.matchAll(/=([\dA-F]{2})|(.)/gisu)].flatMap(([, hex, letter = '']) =>
    hex ? [Number.parseInt(hex, 16)] : [...new TextEncoder().encode(letter)],
  )
  return `${name}:${new TextDecoder().decode(new Uint8Array(bytes)).replace(/[\r\n]+/g, ' ')}`
}
