/** The linked pages: the first, the last, and those around the current one; `before` and `after` are gaps. */
export function placesOf(page: number, pages: number): (number | 'before' | 'after')[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const places = [...new Set(shown)].sort((a, b) => a - b)
  return places.flatMap((place, index) => {
    const gap = place - (places[index - 1] ?? place - 1)
    if (gap === 2) return [place - 1, place]
    return gap > 2 ? [place <= page ? 'before' : 'after', place] : [place]
  })
}
