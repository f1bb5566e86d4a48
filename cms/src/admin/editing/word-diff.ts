/** A piece of a text; `isOwn`: the other text does not have it at this place. */
export type Piece = { text: string; isOwn: boolean }

/** Above this, comparing word by word would block the browser: the remaining middle counts as changed. */
const mostPairs = 4_000_000

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? []

/** Splits two texts into common and own pieces, by the longest common subsequence of words. */
export function diffWords(one: string, other: string): [Piece[], Piece[]] {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const isCommon = commonOf(a, b)
  return [piecesOf(a, isCommon.a), piecesOf(b, isCommon.b)]
}

/** Which words of each belong to the longest common subsequence. */
function commonOf(a: readonly string[], b: readonly string[]) {
  const common = { a: new Array<boolean>(a.length), b: new Array<boolean>(b.length) }
  const keep = (i: number, j: number) => {
    common.a[i] = true
    common.b[j] = true
  }
  let first = 0
  while (first < a.length && first < b.length && a[first] === b[first]) {
    keep(first, first)
    first += 1
  }
  let [lastA, lastB] = [a.length, b.length]
  while (lastA > first && lastB > first && a[lastA - 1] === b[lastB - 1]) {
    lastA -= 1
    lastB -= 1
    keep(lastA, lastB)
  }
  const [rows, columns] = [lastA - first, lastB - first]
  if (rows * columns > mostPairs) return common
  const width = columns + 1
  // Length of the common subsequence from here to the end.
  const left = new Uint32Array((rows + 1) * width)
  const at = (i: number, j: number) => left[i * width + j] ?? 0
  for (let i = rows - 1; i >= 0; i -= 1)
    for (let j = columns - 1; j >= 0; j -= 1)
      left[i * width + j] =
        a[first + i] === b[first + j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  for (let i = 0, j = 0; i < rows && j < columns; ) {
    if (a[first + i] === b[first + j]) {
      keep(first + i, first + j)
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return common
}

function piecesOf(words: readonly string[], isCommon: readonly boolean[]): Piece[] {
  const pieces: Piece[] = []
  words.forEach((word, index) => {
    const isOwn = !isCommon[index]
    const last = pieces.at(-1)
    if (last?.isOwn === isOwn) last.text += word
    else pieces.push({ text: word, isOwn })
  })
  return pieces
}
