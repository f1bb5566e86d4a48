/** A piece of an excerpt, and whether it is a match. */
export type Piece = { text: string; isHit: boolean }

/** Position of a match in a text. */
export type Place = { at: number; end: number }

const before = 50
const after = 130

/** Maximum length of an excerpt after its first match. */
export const mostAround = after

/** The text around a match, with all matches in it marked, in order. Without any, the beginning. */
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

/** After the last whole word; within a word if none ends after `least`. */
function endOfWord(text: string, to: number, least: number): number {
  if (to >= text.length) return text.length
  const space = text.slice(least, to + 1).search(/\s\S*$/)
  return space > 0 ? least + space : to
}
