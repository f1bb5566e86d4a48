/** How much is drawn on a page, apart from its letters. */
const drawnOn = (page = '') => page.match(/<path d=/g)?.length ?? 0

/** Two spreads of a document: its first one, and of the others the one with the most to look at. */
export function spreadsOf(pages: readonly string[]): string[] {
  // On the last page stands what the document is made of; where there are others it need not be shown.
  const others = pages.slice(2, pages.length > 4 ? -1 : undefined)
  const drawn = others.slice(1).map((page, place) => drawnOn(others[place]) + drawnOn(page))
  const best = Math.max(0, drawn.indexOf(Math.max(...drawn)))
  return [...pages.slice(0, 2), ...others.slice(best, best + 2)]
}
