import type { TextPart } from '../texts/writing'

/** A piece of an excerpt, and whether it is what was looked for. */
export type Piece = { text: string; isHit: boolean }

const before = 50
const after = 130

/** The place where the first of the words stands, with what is around it; each of the words is marked. */
export function excerptOf({ text, folded }: TextPart, words: readonly string[]): Piece[] {
  // A sign that has no like in lower case would move what follows: then nothing is marked.
  if (text.length !== folded.length) return [{ text: text.slice(0, before + after), isHit: false }]
  const first = Math.min(...words.map((word) => folded.indexOf(word)).filter((at) => at >= 0))
  if (!Number.isFinite(first)) return [{ text: text.slice(0, before + after), isHit: false }]
  const start = beginningOfWord(text, Math.max(0, first - before))
  const end = Math.min(text.length, first + after)
  const pieces: Piece[] = start > 0 ? [{ text: '… ', isHit: false }] : []
  for (let at = start; at < end; ) {
    const hit = nextHit(folded, words, at, end)
    if (hit.at > at) pieces.push({ text: text.slice(at, hit.at), isHit: false })
    if (hit.end > hit.at) pieces.push({ text: text.slice(hit.at, hit.end), isHit: true })
    at = hit.end
  }
  return end < text.length ? [...pieces, { text: ' …', isHit: false }] : pieces
}

function nextHit(folded: string, words: readonly string[], from: number, end: number) {
  const hits = words
    .map((word) => ({ at: folded.indexOf(word, from), length: word.length }))
    .filter(({ at }) => at >= 0 && at < end)
    .sort((a, b) => a.at - b.at || b.length - a.length)
  const [hit] = hits
  return hit ? { at: hit.at, end: hit.at + hit.length } : { at: end, end }
}

function beginningOfWord(text: string, from: number): number {
  const space = text.slice(0, from).lastIndexOf(' ')
  return from === 0 || from - space > before ? from : space + 1
}
