import { type NextAnalysis, type NextReason, suitsPeople } from '@krono/contract'
import { type Facts, isAmong } from './facts'
import { type Draft, reasonsAfter, rules } from './rules'

/** An analysis of this kind that has all these people. One of the year that ends does not count for the next year. */
const isHeld = ({ held, of }: Facts, { kind, people, until }: Draft) =>
  held.some(
    (one) =>
      one.kind === kind &&
      people.every((person) => isAmong(one.people, person)) &&
      (until === undefined || one.madeOn > of.madeOn),
  )

const plain = ({ name, date }: Draft['people'][number]) => ({ name, date })

/** The analysis to offer after another one; null when nothing true can be said. Pure. */
export function chooseNext(facts: Facts): NextAnalysis | null {
  const { sold, today, of } = facts
  const isOffered = (draft: Draft) =>
    sold.includes(draft.kind) &&
    suitsPeople(draft.kind, draft.people.map(plain), today) &&
    !isHeld(facts, draft)
  const offers = reasonsAfter[of.kind].flatMap((reason: NextReason) =>
    rules[reason](facts)
      .filter(isOffered)
      .map((draft) => ({ ...draft, reason })),
  )
  const [first] = offers
  if (!first) return null
  const { kind, people, about, until = null, reason } = first
  return { kind, people: people.map(plain), reason, about: about.map(({ name }) => name), until }
}
