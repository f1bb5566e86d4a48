/** Number of paths drawn on a page, without its letters. */
const drawnOn = (page = '') => page.match(/<path d=/g)?.length ?? 0

/** Two spreads of a document: the first, and of the others the one with the most drawings. */
export function spreadsOf(pages: readonly string[]): string[] {
  // The last page is the colophon; it is skipped when there are others.
  const others = pages.slice(2, pages.length > 4 ? -1 : undefined)
  const drawn = others.slice(1).map((page, place) => drawnOn(others[place]) + drawnOn(page))
  const best = Math.max(0, drawn.indexOf(Math.max(...drawn)))
  return [...pages.slice(0, 2), ...others.slice(best, best + 2)]
}
