import type { Language } from '@krono/contract'
import type { Entry } from './entry'
import { makePostings } from './postings'
import { type Meant, rank } from './rank'
import { termsMeant } from './terms-meant'
import { weightsOf } from './weights-of'
import { placedWords, type Words, wordsOfLanguage } from './words'

/** Closeness of the results to the query, closest first (contract, `searchCloseness`). */
const closenesses = ['whole', 'alike', 'some'] as const

export type Closeness = (typeof closenesses)[number]

export type Found = {
  closeness: Closeness
  /** Best first. */
  entries: Entry[]
  /** All matched terms, to be marked in excerpts. */
  terms: ReadonlySet<string>
}

export type IndexQuery = { query: string; accepts: (entry: Entry) => boolean }

const mostWords = 8

/**
 * An in-memory index of entries in one language. A query returns entries with all its words; if there are none, entries
 * with words one edit away; and otherwise entries with some of the words (decision site-search).
 */
export function indexOfEntries(language: Language) {
  const words = wordsOfLanguage(language)
  const postings = makePostings()
  /** By place, a number that is never reused: a changed entry gets a new one. */
  const entries = new Map<number, Entry>()
  const placeOf = new Map<string, number>()
  let nextPlace = 0

  function remove(id: string) {
    const place = placeOf.get(id)
    const entry = place === undefined ? undefined : entries.get(place)
    if (place === undefined || !entry) return
    placeOf.delete(id)
    entries.delete(place)
    postings.remove(place, weightsOf(entry, words).keys())
  }

  return {
    words,
    remove,
    put(entry: Entry) {
      remove(entry.id)
      entries.set(nextPlace, entry)
      placeOf.set(entry.id, nextPlace)
      postings.add(nextPlace, weightsOf(entry, words))
      nextPlace += 1
    },
    ask({ query, accepts }: IndexQuery): Found {
      const queryWords = queryWordsOf(query, words)
      const matchesOf = (isForgiving: boolean) =>
        queryWords.map((word) =>
          termsMeant(word, { isLast: word === queryWords.at(-1), isForgiving, words, postings }),
        )
      const find = (matches: readonly Meant[], wanted: number) =>
        rank(matches, { postings, entries: entries.size, places: nextPlace, wanted }).flatMap(
          (place) => entries.get(place) ?? [],
        )
      const found = (closeness: Closeness, matches: readonly Meant[], wanted: number): Found => ({
        closeness,
        entries: wanted > 0 ? find(matches, wanted).filter(accepts) : [],
        terms: new Set(matches.flatMap((one) => [...one.keys()])),
      })
      const exact = found('whole', matchesOf(false), queryWords.length)
      if (exact.entries.length > 0 || queryWords.length === 0) return exact
      const forgiving = matchesOf(true)
      const alike = found('alike', forgiving, queryWords.length)
      if (alike.entries.length > 0 || queryWords.length === 1) return alike
      return found('some', forgiving, 1)
    },
  }
}

export type EntryIndex = ReturnType<typeof indexOfEntries>

/** The words of a query without stop words; if all are stop words, these. */
function queryWordsOf(query: string, { isSmall }: Words): string[] {
  const all = [...new Set(placedWords(query.normalize('NFC')).map(({ word }) => word))]
  const relevant = all.filter((word) => !isSmall(word))
  return (relevant.length > 0 ? relevant : all).slice(0, mostWords)
}
