import { excerptAround, mostAround, type Piece, type Place } from '../texts/excerpt'
import type { Entry } from './entry'
import { isStem, placedWords, type Words } from './words'

/** What is looked through for the best place: an excerpt need not be from the end of a book. */
const mostLooked = 20_000

type How = { terms: ReadonlySet<string>; words: Words }

type Marked = Place & { by: string }

/** The place of an entry's texts with the most of what was asked; without any, how the entry begins. */
export function excerptOf({ texts }: Entry, how: How): Piece[] {
  let best: { text: string; places: Marked[]; number: number; score: number } | undefined
  for (const text of texts) {
    const places = placesIn(text.slice(0, mostLooked), how)
    for (const number of places.keys()) {
      const score = scoreOf(places, number)
      if (!best || score > best.score) best = { text, places, number, score }
    }
  }
  if (!best) return excerptAround(texts.find((text) => text !== '') ?? '', [])
  return excerptAround(best.text, best.places, best.places[best.number])
}

/** Where what the words may mean stands in a text. */
const placesIn = (text: string, { terms, words }: How): Marked[] =>
  placedWords(text).flatMap(({ word, at }) => {
    const by = words.termsOf(word).find((term) => terms.has(term))
    return by === undefined ? [] : [{ at, end: at + word.length, by }]
  })

/** How many different words are near a place; as it was typed counts for more than by its stem. */
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
