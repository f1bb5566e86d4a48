import { FileError, mostPeopleOfFile } from './found-people'

/** Used properties of a card; photos, addresses and all others are skipped. */
const usedProperty = /^(?:[\w-]+\.)?(FN|N|BDAY|CATEGORIES)(?=[;:])/i
const quotedPrintable = /^[^:]*QUOTED-PRINTABLE/i

/** No name is longer; an endlessly folded line is invalid. */
const longestLine = 2000

/**
 * The used lines of each card, unfolded, in one pass through the file. Throws FileError: oddCard for nested cards and
 * endless lines, brokenCard for one without an end, tooManyPeople.
 */
export function cardLines(text: string): string[][] {
  const cards: string[][] = []
  let card: string[] | undefined
  let isOpen = false
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (isOpen && card && (/^[ \t]/.test(line) || goesOn(card.at(-1)))) {
      extend(card, line, cards.length + 1)
      continue
    }
    isOpen = false
    if (/^BEGIN:VCARD\s*$/i.test(line)) {
      if (card) throw new FileError('oddCard', cards.length + 1)
      card = []
    } else if (/^END:VCARD\s*$/i.test(line) && card) {
      cards.push(card)
      if (cards.length > mostPeopleOfFile) throw new FileError('tooManyPeople')
      card = undefined
    } else if (card && usedProperty.test(line)) {
      isOpen = true
      card.push('')
      extend(card, line.replace(/^[\w-]+\.(?=[A-Z]+[;:])/i, ''), cards.length + 1)
    }
  }
  if (card) throw new FileError('brokenCard', cards.length + 1)
  return cards
}

/** vCard 2.1 marks a continued line with a trailing `=`. */
const goesOn = (line: string | undefined) => line?.endsWith('=') && quotedPrintable.test(line)

function extend(card: string[], more: string, row: number) {
  const before = card.pop() ?? ''
  const line = goesOn(before)
    ? before.slice(0, -1) + more.trimStart()
    : before + unfold(more, before)
  if (line.length > longestLine) throw new FileError('oddCard', row)
  card.push(line)
}

const unfold = (more: string, before: string) => (before === '' ? more : more.slice(1))
