/** A word and its width without the following space; `joins` when no space follows. */
export type Word = { text: string; width: number; joins: boolean }

export type Ruler = (text: string) => number

/** Penalties of a line in addition to its empty space: a single last word, a single letter at its end. */
const costs = { loneWord: 0.06, hangingLetter: 0.02 } as const

/** Ends a line whose last word continues on the next one; invisible when drawn. */
export const joiner = '\u2060'

/**
 * Breaks a text into lines no wider than `limit`, with the most even lines, for a calm right edge. A word that is wider
 * than a line is cut.
 */
export function breakLines(text: string, ruler: Ruler, limit: number): string[] {
  return breakWords(wordsOf(text, ruler, limit), ruler(' '), limit).map(lineOf)
}

/** The same for words of several styles: the words of each line. */
export function breakWords<One extends Word>(
  words: readonly One[],
  space: number,
  limit: number,
): One[][] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  for (let end = 1; end <= words.length; end += 1) {
    let width = 0
    let found = { cost: Number.POSITIVE_INFINITY, from: end - 1 }
    for (let from = end - 1; from >= 0; from -= 1) {
      const word = words[from]
      if (!word) break
      width += word.width + (from === end - 1 || word.joins ? 0 : space)
      if (width > limit && from < end - 1) break
      const before = best[from]?.cost ?? 0
      const cost = before + costOf(words, { from, end, empty: 1 - width / limit })
      if (cost < found.cost) found = { cost, from }
    }
    best[end] = found
  }
  return linesOf(words, best)
}

function costOf(words: readonly Word[], line: { from: number; end: number; empty: number }) {
  const isLast = line.end === words.length
  const isLone = line.end - line.from === 1 && line.from > 0
  if (isLast) return isLone && line.empty > 0.8 ? costs.loneWord : 0
  const trailingLetterCost = words[line.end - 1]?.text.length === 1 ? costs.hangingLetter : 0
  return line.empty ** 2 + trailingLetterCost
}

function linesOf<One>(words: readonly One[], best: readonly { from: number }[]): One[][] {
  const lines: One[][] = []
  for (let end = words.length; end > 0; end = best[end]?.from ?? 0) {
    lines.unshift(words.slice(best[end]?.from ?? 0, end))
  }
  return lines
}

function lineOf(words: readonly Word[]): string {
  const line = words.map(({ text, joins }) => (joins ? text : `${text} `)).join('')
  return words.at(-1)?.joins ? line + joiner : line.trim()
}

// A line may break after a hyphen or dash within a word.
const pieces = /[^\s\-–]*[-–]+(?=\p{L})|\S+/gu

export function wordsOf(text: string, ruler: Ruler, limit: number): Word[] {
  return text.split(/\s+/).flatMap((whole) =>
    (whole.match(pieces) ?? [])
      .flatMap((piece) => cut(piece, ruler, limit))
      .map((part, place, parts) => ({
        text: part,
        width: ruler(part),
        joins: place < parts.length - 1,
      })),
  )
}

function cut(word: string, ruler: Ruler, limit: number): string[] {
  if (ruler(word) <= limit) return [word]
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part && ruler(part + letter) > limit) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}
