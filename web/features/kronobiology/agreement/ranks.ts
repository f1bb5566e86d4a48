/** The rank of each value, from 0; equal values share their mean rank. */
export function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, place) => ({ value, place })).sort((a, b) => a.value - b.value)
  const ranks = new Array<number>(values.length).fill(0)
  for (let first = 0; first < order.length; ) {
    let last = first
    while (order[last + 1]?.value === order[first]?.value) last += 1
    for (const { place } of order.slice(first, last + 1)) ranks[place] = (first + last) / 2
    first = last + 1
  }
  return ranks
}
