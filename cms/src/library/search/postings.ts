import { lettersOf, mayBeLike, type Shelf } from './shelf'

/** Postings of a term: ascending entry places, with the term's weight in each. */
export type Posting = { places: number[]; weights: number[] }

const beginningOf = (term: string) => term.slice(0, 2)

/** All terms of an index, with their postings. */
export function makePostings() {
  const postings = new Map<string, Posting>()
  const byBeginning = new Map<string, Set<string>>()
  const byLength = new Map<number, Shelf>()

  function newPosting(term: string): Posting {
    const posting = { places: [], weights: [] }
    postings.set(term, posting)
    const beginning = beginningOf(term)
    byBeginning.set(beginning, (byBeginning.get(beginning) ?? new Set()).add(term))
    const shelf = byLength.get(term.length) ?? { terms: [], letters: [] }
    byLength.set(term.length, shelf)
    shelf.terms.push(term)
    shelf.letters.push(lettersOf(term))
    return posting
  }

  function removeTerm(term: string) {
    postings.delete(term)
    byBeginning.get(beginningOf(term))?.delete(term)
    const shelf = byLength.get(term.length)
    const at = shelf?.terms.indexOf(term) ?? -1
    if (!shelf || at < 0) return
    shelf.terms.splice(at, 1)
    shelf.letters.splice(at, 1)
  }

  return {
    get: (term: string) => postings.get(term),
    /** Entries must be added in the order of their places. */
    add(place: number, weights: ReadonlyMap<string, number>) {
      for (const [term, weight] of weights) {
        const posting = postings.get(term) ?? newPosting(term)
        posting.places.push(place)
        posting.weights.push(weight)
      }
    },
    remove(place: number, terms: Iterable<string>) {
      for (const term of terms) {
        const posting = postings.get(term)
        const at = posting ? indexIn(posting.places, place) : -1
        if (!posting || at < 0) continue
        posting.places.splice(at, 1)
        posting.weights.splice(at, 1)
        if (posting.places.length === 0) removeTerm(term)
      }
    },
    /** For a prefix of two letters or more. */
    beginningWith: (beginning: string): string[] =>
      [...(byBeginning.get(beginningOf(beginning)) ?? [])].filter((term) =>
        term.startsWith(beginning),
      ),
    /** Candidates within one edit of a word; may include a few others. */
    mayBeLike: (word: string): string[] =>
      [word.length - 1, word.length, word.length + 1].flatMap((length) => {
        const shelf = byLength.get(length)
        return shelf ? mayBeLike(shelf, word) : []
      }),
  }
}

export type Postings = ReturnType<typeof makePostings>

/** Binary search, as places ascend. */
function indexIn(places: readonly number[], place: number): number {
  let low = 0
  let high = places.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = places[middle] ?? Number.POSITIVE_INFINITY
    if (found === place) return middle
    if (found < place) low = middle + 1
    else high = middle - 1
  }
  return -1
}
