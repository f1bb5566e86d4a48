import type { Postings } from './postings'

/** The terms that a word matches, with the closeness of each. */
export type Meant = ReadonlyMap<string, number>

type All = { postings: Postings; entries: number; places: number; wanted: number }

/** Places of the entries that match at least `wanted` of the words, best first: rare words weigh more (BM25). */
export function rank(words: readonly Meant[], { postings, entries, places, wanted }: All) {
  const scores = new Float64Array(places)
  const has = new Uint8Array(places)
  const best = new Float64Array(places)
  for (const meant of words) {
    const touched: number[] = []
    for (const [term, near] of meant) {
      const posting = postings.get(term)
      if (!posting) continue
      const factor = near * rarity(posting.places.length, entries)
      for (let at = 0; at < posting.places.length; at += 1) {
        const place = posting.places[at] ?? 0
        const score = factor * (posting.weights[at] ?? 0)
        const before = best[place] ?? 0
        if (before === 0) touched.push(place)
        if (score > before) best[place] = score
      }
    }
    for (const place of touched) {
      scores[place] = (scores[place] ?? 0) + (best[place] ?? 0)
      has[place] = (has[place] ?? 0) + 1
      best[place] = 0
    }
  }
  const found: number[] = []
  for (let place = 0; place < places; place += 1) if ((has[place] ?? 0) >= wanted) found.push(place)
  return found.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
}

const rarity = (documentFrequency: number, entries: number) =>
  Math.log(1 + (entries - documentFrequency + 0.5) / (documentFrequency + 0.5))
