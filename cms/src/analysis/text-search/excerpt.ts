import { excerptAround, mostAround, type Piece, type Place } from '../texts/excerpt'
import type { TextPart } from '../texts/writing'

/** The text around the first match, with all matches marked. */
export function excerptOf({ text, normalized }: TextPart, words: readonly string[]): Piece[] {
  // If normalizing changed the length, the offsets would be wrong: then nothing is marked.
  return excerptAround(text, text.length === normalized.length ? placesOf(normalized, words) : [])
}

/** Longest non-overlapping matches, within the excerpt. */
function placesOf(normalized: string, words: readonly string[]): Place[] {
  const places: Place[] = []
  let hit = nextHit(normalized, words, 0)
  for (const last = (hit?.at ?? 0) + mostAround; hit && hit.at < last; ) {
    places.push(hit)
    hit = nextHit(normalized, words, hit.end)
  }
  return places
}

function nextHit(normalized: string, words: readonly string[], from: number): Place | undefined {
  const [hit] = words
    .map((word) => ({ at: normalized.indexOf(word, from), length: word.length }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.length - a.length)
  return hit && { at: hit.at, end: hit.at + hit.length }
}
