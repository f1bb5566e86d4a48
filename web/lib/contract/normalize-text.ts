/** Letters whose marks Unicode decomposition does not remove. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ŋ: 'n', ø: 'o', ŧ: 't' },
  ...{ æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th', '’': "'", ʼ: "'" },
}
const marked = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')

/**
 * Normalizes a text for searching: lower case, without diacritics (á, ё, đ, ł, ø). Apply it to both sides of a comparison.
 * For sorting use `sortKey`.
 */
export const normalizeText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // The lower case of some capitals contains combining marks.
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(marked, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')
