/**
 * A text in one line, because citations go on over the end of a line of a comment: its marks are left out and runs
 * of spaces are one. `lineAt` is the way back.
 */
export function flatten(text: string) {
  const blank = text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|#)?[ \t]*/g, (gap) => ' '.repeat(gap.length))
  const places: number[] = []
  let flat = ''
  for (const { 0: run, index } of blank.matchAll(/ +|[^ ]/gs)) {
    places.push(index)
    flat += run[0]
  }
  const lineAt = (index: number) => text.slice(0, places[index]).split('\n').length
  return { text: flat, lineAt }
}
