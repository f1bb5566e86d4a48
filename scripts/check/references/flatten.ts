/**
 * A text in one line, because citations continue over the end of a comment line. Comment marks are removed, and runs of
 * spaces become one. `lineAt` maps an index in it to a line number of the source.
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
