import { excerptAround, mostAround, type Piece, type Place } from '../texts/excerpt'
import type { TextPart } from '../texts/writing'

/** The place where the first of the words stands, with what is around it; each of the words is marked. */
export function excerptOf({ text, folded }: TextPart, words: readonly string[]): Piece[] {
  // A sign that has no like in lower case would move what follows: then nothing is marked.
  return excerptAround(text, text.length === folded.length ? placesOf(folded, words) : [])
}

/** Of two words at one place the longer one, none inside another; as far as an excerpt goes. */
function placesOf(folded: string, words: readonly string[]): Place[] {
  const places: Place[] = []
  let hit = nextHit(folded, words, 0)
  for (const last = (hit?.at ?? 0) + mostAround; hit && hit.at < last; ) {
    places.push(hit)
    hit = nextHit(folded, words, hit.end)
  }
  return places
}

function nextHit(folded: string, words: readonly string[], from: number): Place | undefined {
  const [hit] = words
    .map((word) => ({ at: folded.indexOf(word, from), length: word.length }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.length - a.length)
  return hit && { at: hit.at, end: hit.at + hit.length }
}
