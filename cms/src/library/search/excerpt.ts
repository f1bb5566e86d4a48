import { excerptAround, mostAround, type Piece, type Place } from '../../analysis/texts/excerpt'
import type { Entry } from './entry'
import { isStem, placedWords, type Words } from './words'

/** Maximum length searched for an excerpt. */
const mostLooked = 20_000

type QueryTerms = { terms: ReadonlySet<string>; words: Words }

type Marked = Place & { by: string }

/** The part of an entry's texts with most of the query; without any match, the beginning. */
export function excerptOf({ texts }: Entry, queryTerms: QueryTerms): Piece[] {
  let best: { text: string; places: Marked[]; number: number; score: number } | undefined
  for (const text of texts) {
    const places = placesIn(text.slice(0, mostLooked), queryTerms)
    for (const number of places.keys()) {
      const score = scoreOf(places, number)
      if (!best || score > best.score) best = { text, places, number, score }
    }
  }
  if (!best) return excerptAround(texts.find((text) => text !== '') ?? '', [])
  return excerptAround(best.text, best.places, best.places[best.number])
}

/** All matches of the terms in a text. */
const placesIn = (text: string, { terms, words }: QueryTerms): Marked[] =>
  placedWords(text).flatMap(({ word, at }) => {
    const by = words.termsOf(word).find((term) => terms.has(term))
    return by === undefined ? [] : [{ at, end: at + word.length, by }]
  })

/** Number of different words near a match; an exact match scores higher than one by stem. */
function scoreOf(places: readonly Marked[], number: number): number {
  const near = new Set<string>()
  const last = (places[number]?.at ?? 0) + mostAround
  for (let next = number; next < places.length; next += 1) {
    const place = places[next]
    if (!place || place.at > last) break
    near.add(place.by)
  }
  return [...near].reduce((sum, term) => sum + (isStem(term) ? 1 : 1.5), 0)
}
