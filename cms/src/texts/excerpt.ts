/** A piece of an excerpt, and whether it is what was looked for. */
export type Piece = { text: string; isHit: boolean }

/** Where in a text something stands that was looked for. */
export type Place = { at: number; end: number }

const before = 50
const after = 130

/** No excerpt goes further than this from its first place. */
export const mostAround = after

/** What is around a place of a text; the places in it, in their order, are marked. Without any, the beginning. */
export function excerptAround(text: string, places: readonly Place[], around = places[0]): Piece[] {
  const first = around?.at ?? 0
  const start = beginningOfWord(text, Math.max(0, first - before))
  const end = endOfWord(text, first + after, around?.end ?? 0)
  const pieces: Piece[] = start > 0 ? [{ text: '… ', isHit: false }] : []
  let at = start
  for (const place of places) {
    if (place.at < at || place.at >= end) continue
    if (place.at > at) pieces.push({ text: text.slice(at, place.at), isHit: false })
    pieces.push({ text: text.slice(place.at, place.end), isHit: true })
    at = place.end
  }
  if (at < end) pieces.push({ text: text.slice(at, end), isHit: false })
  return Math.max(at, end) < text.length ? [...pieces, { text: ' …', isHit: false }] : pieces
}

function beginningOfWord(text: string, from: number): number {
  const space = text.slice(0, from).lastIndexOf(' ')
  return from === 0 || from - space > before ? from : space + 1
}

/** Behind the last word that is whole; in the middle of one where there is no other behind `least`. */
function endOfWord(text: string, to: number, least: number): number {
  if (to >= text.length) return text.length
  const space = text.slice(least, to + 1).search(/\s\S*$/)
  return space > 0 ? least + space : to
}
