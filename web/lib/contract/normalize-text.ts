/** Letters that no decomposition takes a mark from. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ŋ: 'n', ø: 'o', ŧ: 't' },
  ...{ æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th', '’': "'", ʼ: "'" },
}
const marked = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')

/**
 * A text for searching: without the marks of its letters (á, ё, đ, ł, ø), in lower case. Both sides of a comparison go
 * through it. For sorting there is `sortKey`.
 */
export const normalizeText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Lower case of some capitals has marks of its own.
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(marked, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')
