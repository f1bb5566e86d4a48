import { isOneSlip } from './is-one-slip'
import type { Postings } from './postings'
import type { Meant } from './rank'
import { isStem, lettersOf, type Words } from './words'

/** Closeness of an index term to a query word. */
const nearness = { asTyped: 1, byStem: 0.7, asBeginning: 0.6, bySlip: 0.4, stemBySlip: 0.3 }

/** Minimum length. In a shorter word one edit often makes another word. */
const shortestWithSlip = 5

/** Minimum length. A single letter is a prefix of too many terms. */
const shortestBeginning = 2

type MatchOptions = { isLast: boolean; isForgiving: boolean; words: Words; postings: Postings }

/** The index terms that a word matches, with the closeness of each. */
export function termsMeant(
  word: string,
  { isLast, isForgiving, words, postings }: MatchOptions,
): Meant {
  const terms = words.termsOf(word)
  const matches = new Map<string, number>()
  const addMatch = (term: string, near: number) =>
    matches.set(term, Math.max(near, matches.get(term) ?? 0))
  for (const term of terms) {
    if (postings.get(term)) addMatch(term, isStem(term) ? nearness.byStem : nearness.asTyped)
    if (isLast && !isStem(term) && term.length >= shortestBeginning)
      for (const longer of postings.beginningWith(term))
        addMatch(longer, nearness.asBeginning * (0.5 + term.length / longer.length / 2))
    if (!isForgiving || lettersOf(term) < shortestWithSlip) continue
    for (const like of postings.mayBeLike(term))
      if (isStem(like) === isStem(term) && isOneSlip(term, like))
        addMatch(like, isStem(term) ? nearness.stemBySlip : nearness.bySlip)
  }
  return matches
}
