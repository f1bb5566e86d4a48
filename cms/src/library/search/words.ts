import { type Language, normalizeText } from '@krono/contract'
import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemHungarian } from '@orama/stemmers/hungarian'
import { stemmer as stemRussian } from '@orama/stemmers/russian'
import { stopwords as smallEnglish } from '@orama/stopwords/english'
import { stopwords as smallHungarian } from '@orama/stopwords/hungarian'
import { stopwords as smallRussian } from '@orama/stopwords/russian'
import { accented } from './accented'

type Stem = (word: string) => string

const stems: Readonly<Record<Language, Stem>> = {
  hun: stemHungarian,
  eng: stemEnglish,
  rus: stemRussian,
}

const normalized = (words: readonly string[]) => new Set(words.map(normalizeText))

const small: Readonly<Record<Language, ReadonlySet<string>>> = {
  hun: normalized(smallHungarian),
  eng: normalized(smallEnglish),
  rus: normalized(smallRussian),
}

/** A word and its offset in the text. */
export type Placed = { word: string; at: number }

const longestWord = 40

const letters = /[\p{L}\p{N}\p{M}]+/gu

/** The words of a text; overlong ones are cut later. */
export const placedWords = (text: string): Placed[] =>
  Array.from(text.matchAll(letters), ({ 0: word, index }) => ({ word, at: index }))

/** Prefix that distinguishes stems from words in the index. */
const stemSign = '~'

export const isStem = (term: string) => term.startsWith(stemSign)

export const lettersOf = (term: string) => term.length - (isStem(term) ? stemSign.length : 0)

/** Drops a final vowel that varies with the ending: `csakra`, `csakrák`. */
const withoutEnd = (stem: string) => (stem.length > 3 ? stem.replace(/[aeiou]$/u, '') : stem)

/**
 * How words of a language are indexed and searched: as written, without accents, and by possible stems. The stemmer
 * maps `csakrák` to `csakra`, and `csakra` to `csak` ("to csak"): so a word is found by its stem or itself, and text
 * without accents by the stems of both readings. Stop words (and, this, but) have no stem, so that `csakra` does not
 * find "csak".
 */
export function wordsOfLanguage(language: Language) {
  const stem = stems[language]
  const known = new Map<string, readonly string[]>()

  function termsOf(word: string): readonly string[] {
    const before = known.get(word)
    if (before) return before
    const terms = makeTerms(word.normalize('NFC').toLowerCase().slice(0, longestWord))
    // About the size of a vocabulary; limits the memory that random input can use.
    if (known.size >= mostKnown) known.clear()
    known.set(word, terms)
    return terms
  }

  function makeTerms(written: string): readonly string[] {
    const plain = normalizeText(written)
    if (isSmall(plain)) return [plain]
    const readings = [plain, stem(written), stem(plain)]
    if (language === 'hun') readings.push(stem(accented(plain)))
    return [
      ...new Set([plain, ...readings.map((one) => stemSign + withoutEnd(normalizeText(one)))]),
    ]
  }

  const isSmall = (word: string) => small[language].has(normalizeText(word))

  return { termsOf, isSmall }
}

const mostKnown = 200_000

export type Words = ReturnType<typeof wordsOfLanguage>
