import { fold, type Language } from '@krono/contract'
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

const folded = (words: readonly string[]) => new Set(words.map(fold))

const small: Readonly<Record<Language, ReadonlySet<string>>> = {
  hun: folded(smallHungarian),
  eng: folded(smallEnglish),
  rus: folded(smallRussian),
}

/** A word and where it stands in its text. */
export type Placed = { word: string; at: number }

const longestWord = 40

const letters = /[\p{L}\p{N}\p{M}]+/gu

/** The words of a text; what nobody would type whole is cut. */
export const placedWords = (text: string): Placed[] =>
  Array.from(text.matchAll(letters), ({ 0: word, index }) => ({ word, at: index }))

/** Stems stand in the index beside words, and must not be taken for one. */
const stemSign = '~'

export const isStem = (term: string) => term.startsWith(stemSign)

export const lettersOf = (term: string) => term.length - (isStem(term) ? stemSign.length : 0)

/** What is written differently with another ending: `csakra`, `csakrák`. */
const withoutEnd = (stem: string) => (stem.length > 3 ? stem.replace(/[aeiou]$/u, '') : stem)

/**
 * How the words of a language are looked up: each as it is written, without accents, and by what may be its stem. A stemmer
 * reads `csakrák` as `csakra`, and `csakra` as "to csak": so a word is found by its stem or by itself, and what is typed
 * without accents by the stem of both readings. Small words (and, this, but) have none: no `csakra` finds "csak".
 */
export function wordsOfLanguage(language: Language) {
  const stem = stems[language]
  const known = new Map<string, readonly string[]>()

  function termsOf(word: string): readonly string[] {
    const before = known.get(word)
    if (before) return before
    const terms = makeTerms(word.normalize('NFC').toLowerCase().slice(0, longestWord))
    // As many as a language has; what is typed in anger does not fill the memory.
    if (known.size >= mostKnown) known.clear()
    known.set(word, terms)
    return terms
  }

  function makeTerms(written: string): readonly string[] {
    const plain = fold(written)
    if (isSmall(plain)) return [plain]
    const readings = [plain, stem(written), stem(plain)]
    if (language === 'hun') readings.push(stem(accented(plain)))
    return [...new Set([plain, ...readings.map((one) => stemSign + withoutEnd(fold(one)))])]
  }

  const isSmall = (word: string) => small[language].has(fold(word))

  return { termsOf, isSmall }
}

const mostKnown = 200_000

export type Words = ReturnType<typeof wordsOfLanguage>
